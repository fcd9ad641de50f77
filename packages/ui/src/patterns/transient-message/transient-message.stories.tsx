import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { TransientMessage } from './transient-message';

const undo = fn();

const meta = {
  title: 'Patterns/Passing message',
  component: TransientMessage,
  parameters: keyTable({
    Tab: 'to the action, then to the cross; the time stands still',
    'Enter, Space': 'does it; closes',
  }),
  args: {
    status: 'success',
    title: 'به علاقه‌مندی‌ها افزوده شد.',
    closeLabel: 'بستن',
    action: { label: 'بازگرداندن', run: undo },
    onClose: fn(),
    onHold: fn(),
  },
} satisfies Meta<typeof TransientMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Info: Story = { args: { status: 'info', action: undefined } };
export const Warning: Story = { args: { status: 'warning', title: 'ارتباط کند است.', action: undefined } };
export const Failure: Story = {
  args: { status: 'error', title: 'انجام نشد.', message: 'دوباره تلاش کنید.', action: undefined },
};
export const Question: Story = { args: { status: 'question', title: 'ادامه می‌دهید؟' } };
export const LongText: Story = {
  args: { title: 'درخواست قیمت بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی برای سه تأمین‌کننده فرستاده شد.' },
};
export const MixedDirection: Story = { args: { title: 'محصول 6205-2RSH (SKF) افزوده شد.' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  play: byKeyboard(async ({ canvas, args }) => {
    undo.mockClear();
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'بازگرداندن' })).toHaveFocus();
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await press('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await press('{Tab}');
    await press(' ');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await press('{Tab}');
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
  }),
};
