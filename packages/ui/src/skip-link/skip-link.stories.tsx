import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../story-parts/key-table';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: keyTable({
    Tab: 'first on the page: shows the link',
    Enter: 'the next Tab goes on from the content',
  }),
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
