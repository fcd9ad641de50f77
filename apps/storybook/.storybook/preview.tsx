import '@bazaar/ui/styles.css';
import './site-font.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { docsContainer, docsPage } from './docs/lazy-docs';
import { leaveOutScrolledAnimations } from './ending-animations';
import { frameOfScreen, withFrame } from './frame/with-frame';
import { answerCalls } from './mocks/answer-calls';
import { chromaticModes } from './modes';
import { plainControls } from './plain-controls';
import { globalTypes, initialGlobals, viewportOptions } from './toolbar/globals';
import { listenForMotion } from './toolbar/reduced-motion';
import { withToolbar } from './toolbar/with-toolbar';
import { walkLinks } from './walk/walk-links';
import { wholePageRules } from './whole-page-rules';
import { withOwnIds } from './with-own-ids';

// A test waits for what it sees; how long that takes is a matter of the machine, and of how many stories a page shows.
configure({ asyncUtilTimeout: 30_000 });
listenForMotion();
leaveOutScrolledAnimations();
walkLinks();

const preview: Preview = {
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  loaders: [frameOfScreen, answerCalls],
  decorators: [withFrame, withToolbar, withOwnIds],
  argTypesEnhancers: [plainControls],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error', config: { rules: wholePageRules.map((id) => ({ id, enabled: false })) } },
    chromatic: { modes: chromaticModes },
    docs: { page: docsPage, container: docsContainer },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Principles', '*', 'Proposing a change', 'What changed'],
          'Foundations',
          ['Colour', 'Forced colours', 'Type', 'Space', 'Motion', 'Icons', 'Tokens'],
          'Components',
          ['Actions', 'Forms', 'Navigation', 'Feedback', 'Overlays', 'Data', 'Layout', 'Text'],
          'Patterns',
          [
            'Page frame',
            'Search and lists',
            'Products',
            'Suppliers',
            'Trade',
            'Content',
            'Account',
            'Assistant',
          ],
          'Screens',
          [
            'Home',
            'Search and lists',
            'Products',
            'Suppliers',
            'Trade',
            'Content',
            'Account',
            'Assistant',
            'Help',
          ],
        ],
      },
    },
    viewport: { options: viewportOptions },
  },
};

export default preview;
