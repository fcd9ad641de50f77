import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { targetId: 'main', label: 'رفتن به محتوا' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main">محتوا</main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Focused: Story = { play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus() };
