import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { RuntimeToasts, showRuntimeToast, type ToastOptions } from './runtime-toast';

/**
 * A message that disappears automatically, on the Tamagui runtime.
 *
 * Use it in the logged-in area, for the result of an action. Not on public pages (Toast), and not for a message that requires an action.
 */
function Shown(options: ToastOptions) {
  useEffect(() => {
    const timer = setTimeout(() => showRuntimeToast(options), 50);
    return () => clearTimeout(timer);
  }, [options]);
  return <RuntimeToasts label="پیام‌ها" closeLabel="بستن" />;
}

const meta = {
  title: 'Overlays/RuntimeToast',
  component: Shown,
  parameters: keyTable({
    Tab: 'to the closing button, which stops the time',
    'Enter, Space': 'closes',
  }),
  args: { status: 'success', title: 'به علاقه‌مندی‌ها افزوده شد.' },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Info: Story = { args: { status: 'info', title: 'نسخهٔ تازه آماده است.' } };
export const Warning: Story = { args: { status: 'warning', title: 'ارتباط کند است.' } };
export const Failure: Story = {
  args: { status: 'error', title: 'انجام نشد.', message: 'دوباره تلاش کنید.' },
};
export const Question: Story = { args: { status: 'question', title: 'ادامه می‌دهید؟' } };
export const Narrow: Story = { decorators: [narrow] };
export const LongText: Story = {
  args: {
    title: 'درخواست قیمت بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی برای سه تأمین‌کننده فرستاده شد.',
    message: 'پاسخ‌ها تا پایان روز کاری در بخش درخواست‌ها دیده می‌شوند و پیامکی هم فرستاده می‌شود.',
  },
};
export const MixedDirection: Story = { args: { title: 'محصول 6205-2RSH (SKF) به علاقه‌مندی‌ها افزوده شد.' } };
export const Keyboard: Story = {
  play: byKeyboard(async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const close = await page.findByRole('button', { name: 'بستن' });
    for (let stop = 0; stop < 3 && document.activeElement !== close; stop += 1) await press('{Tab}');
    await expect(close).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(close.isConnected).toBe(false));
  }),
};
