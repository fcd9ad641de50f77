import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow, resizable } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Components/Navigation/Skip link',
  tags: ['framed'],
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
        <a href="#header">سربرگ</a>
        <main id="main" style={{ paddingBlock: 64 }}>
          <a href="#first">نخستین پیوند محتوا</a>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Focused: Story = { play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus() };
export const LongText: Story = { args: { label: 'رفتن به فهرست محصولات این دسته، از روی سربرگ و فیلترها' } };
export const MixedDirection: Story = { args: { label: 'رفتن به مشخصات 6205-2RSH' } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    const skip = canvas.getByRole('link', { name: 'رفتن به محتوا' });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
    await press('{Enter}');
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'نخستین پیوند محتوا' })).toHaveFocus();
  }),
};
export const Narrow: Story = { decorators: [narrow] };
