import '@bazaar/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import '../docs/guide.css';
import { ComponentPage } from '../docs/parts/component-page';
import { docsTheme } from './docs-theme';
import { globalTypes, initialGlobals, viewportOptions } from './toolbar/globals';
import { listenForMotion } from './toolbar/reduced-motion';
import { withToolbar } from './toolbar/with-toolbar';

listenForMotion();

const preview: Preview = {
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  decorators: [withToolbar],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error' },
    docs: { page: ComponentPage, theme: docsTheme },
    options: {
      storySort: {
        order: ['Guide', ['Principles'], 'Foundations', 'Components', 'Overlays', 'Patterns', 'Screens'],
      },
    },
    viewport: { options: viewportOptions },
  },
};

export default preview;
