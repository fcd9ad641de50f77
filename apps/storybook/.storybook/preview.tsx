import '@bazaar/ui/styles.css';
import { TamaguiProvider } from '@bazaar/ui/tamagui-provider';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  decorators: [
    (Story) => (
      <TamaguiProvider>
        <Story />
      </TamaguiProvider>
    ),
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Components', 'Overlays', 'Patterns', 'Screens'] } },
    viewport: {
      options: {
        phone: { name: '360', styles: { width: '360px', height: '740px' } },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
