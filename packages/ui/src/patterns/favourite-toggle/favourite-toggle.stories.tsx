import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { FavouriteToggle } from './favourite-toggle';

const meta = {
  title: 'Patterns/Products/Favourite toggle',
  component: FavouriteToggle,
  parameters: keyTable({ Tab: 'to the button', 'Enter, Space': 'keeps, and lets go' }),
  args: { isOn: false, text: 'افزودن به علاقه‌مندی‌ها', onToggle: () => undefined },
  render: function Bound(args) {
    const [isOn, setOn] = useState(args.isOn);
    return <FavouriteToggle {...args} isOn={isOn} onToggle={() => setOn(!isOn)} />;
  },
} satisfies Meta<typeof FavouriteToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { isOn: true } };
export const On: Story = { args: { isOn: true, text: 'در علاقه‌مندی‌ها' } };
export const Short: Story = { args: { shortText: 'علاقه‌مندی' } };
export const LongText: Story = { args: { text: 'افزودن این تأمین‌کننده و همهٔ محصول‌هایش به علاقه‌مندی‌ها' } };
export const MixedDirection: Story = { args: { text: 'افزودن 6205-2RSH به علاقه‌مندی‌ها' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas }) => {
    const heart = canvas.getByRole('button');
    await press('{Tab}');
    await expect(heart).toHaveFocus();
    await press('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await press(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  }),
};
