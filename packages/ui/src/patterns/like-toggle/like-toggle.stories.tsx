import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { LikeToggle } from './like-toggle';

const noText = 'its text is a number';
const table = keyTable({ Tab: 'to the button', 'Enter, Space': 'likes, and takes it back' });

const meta = {
  title: 'Patterns/Content/Like toggle',
  component: LikeToggle,
  parameters: { ...table, without: { LongText: noText, MixedDirection: noText } },
  args: { isOn: false, text: 'پسندیدن، ۴۸ پسند', count: '۴۸' },
  render: function Bound(args) {
    const [isOn, setOn] = useState(args.isOn);
    return <LikeToggle {...args} isOn={isOn} onClick={() => setOn(!isOn)} />;
  },
} satisfies Meta<typeof LikeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { isOn: true } };
export const On: Story = { args: { isOn: true, text: 'پسندیدید، ۴۹ پسند', count: '۴۹' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await press('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  }),
};
