import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../button/button';
import { Latin } from '../../latin/latin';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { formColumn, narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { UndoRow } from './undo-row';

const meta = {
  title: 'Patterns/Account/Undo row',
  component: UndoRow,
  parameters: keyTable({
    Tab: 'leaves the row, whose time stood still until then',
    'Enter, Space': 'on the undo button, which takes the focus: the row is back, with the focus',
  }),
  args: {
    undoLabel: 'بازگردانی',
    secondsText: () => '۴ ثانیه',
    timeMs: 3_600_000,
    onUndo: () => undefined,
    onHold: fn(),
    children: (
      <>
        یادداشت <Latin>LGHP 2</Latin> حذف شد.
      </>
    ),
  },
  render: (args) => (
    <ul>
      <li>
        <UndoRow {...args} />
      </li>
    </ul>
  ),
  decorators: [formColumn],
} satisfies Meta<typeof UndoRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { undoLabel: 'برگرداندن' } };
export const LongText: Story = {
  args: {
    children:
      'یادداشت دربارهٔ پمپ سانتریفیوژ طبقاتی افقی با محفظهٔ چدنی و پروانهٔ برنزی برای آب‌رسانی شهری و صنعتی حذف شد.',
  },
};
export const MixedDirection: Story = {};
export const Narrow: Story = { decorators: [narrow] };

/** Removed and brought back; the focus follows. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: function Bound(args) {
    const [isRemoved, setRemoved] = useState(false);
    return (
      <ul>
        <li>
          {isRemoved ? (
            <UndoRow {...args} onUndo={() => setRemoved(false)} />
          ) : (
            <Button onClick={() => setRemoved(true)}>حذف یادداشت</Button>
          )}
        </li>
      </ul>
    );
  },
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await press('{Enter}');
    await expect(canvas.getByRole('button', { name: 'بازگردانی' })).toHaveFocus();
    await press('{Enter}');
    await expect(canvas.getByRole('button', { name: 'حذف یادداشت' })).toHaveFocus();
  }),
};
/** The time stands still while the focus is on the button, and runs when it has left. */
export const HeldByKeyboard: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <ul>
      <li>
        <UndoRow {...args} />
      </li>
      <li>
        <Button>ردیف بعدی</Button>
      </li>
    </ul>
  ),
  play: byKeyboard(async ({ canvas, canvasElement, args }) => {
    const bar = canvasElement.querySelector('.u-undo-time');
    const timeOfBar = () => bar?.getAnimations().map(({ playState }) => playState);
    await press('{Tab}');
    await press('{Shift>}{Tab}{/Shift}');
    await expect(canvas.getByRole('button', { name: 'بازگردانی' })).toHaveFocus();
    await waitFor(() => expect(timeOfBar()).toEqual(['paused']));
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'ردیف بعدی' })).toHaveFocus();
    await waitFor(() => expect(args.onHold).toHaveBeenLastCalledWith(false));
    await expect(timeOfBar()).toEqual(['running']);
  }),
};
