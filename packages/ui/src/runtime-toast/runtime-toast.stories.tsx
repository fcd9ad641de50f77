import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow, resizable } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import type { AppToast, AppToastsProps } from '../toast/toast';
import { RuntimeToasts } from './runtime-toast';

/** Messages as the app's store holds them until they are closed. */
function Shown({ toasts, ...corner }: AppToastsProps<number | string>) {
  const [closed, setClosed] = useState<readonly (number | string)[]>([]);
  const open = useMemo(() => toasts.filter(({ id }) => !closed.includes(id)), [toasts, closed]);
  return <RuntimeToasts {...corner} toasts={open} onClose={(id) => setClosed((ids) => [...ids, id])} />;
}

type Message = Pick<AppToast, 'title' | 'message' | 'action'> & Partial<Pick<AppToast, 'status'>>;

const showing = (...messages: readonly Message[]) => ({
  args: {
    toasts: messages.map((message, id) => ({
      status: 'success' as const,
      ...message,
      id,
      timeoutMs: Number.POSITIVE_INFINITY,
    })),
  },
});

const meta = {
  title: 'Components/Feedback/Account toast',
  tags: ['framed'],
  component: RuntimeToasts,
  render: (args) => <Shown {...args} />,
  parameters: keyTable({
    Tab: 'to the closing button, which stops the time',
    'Enter, Space': 'closes',
  }),
  args: {
    label: 'پیام‌ها',
    closeLabel: 'بستن',
    onClose: () => undefined,
    ...showing({ title: 'به علاقه‌مندی‌ها افزوده شد.' }).args,
  },
} satisfies Meta<typeof RuntimeToasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Info: Story = showing({ status: 'info', title: 'نسخهٔ تازه آماده است.' });
export const Warning: Story = showing({ status: 'warning', title: 'ارتباط کند است.' });
export const Failure: Story = showing({ status: 'error', title: 'انجام نشد.', message: 'دوباره تلاش کنید.' });
export const Question: Story = showing({ status: 'question', title: 'ادامه می‌دهید؟' });
export const WithAction: Story = showing({
  title: 'نشانی حذف شد.',
  action: { label: 'برگرداندن', run: () => undefined },
});
export const Several: Story = showing(
  { title: 'نشانی پیش‌فرض عوض شد.' },
  { status: 'info', title: 'نسخهٔ تازه آماده است.' },
  { status: 'error', title: 'ذخیره نشد.' },
);
export const Narrow: Story = { decorators: [narrow] };
export const LongText: Story = showing({
  title: 'درخواست قیمت بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی برای سه تأمین‌کننده فرستاده شد.',
  message: 'پاسخ‌ها تا پایان روز کاری در بخش درخواست‌ها دیده می‌شوند و پیامکی هم فرستاده می‌شود.',
});
export const MixedDirection: Story = showing({ title: 'محصول 6205-2RSH (SKF) به علاقه‌مندی‌ها افزوده شد.' });
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const close = await page.findByRole('button', { name: 'بستن' });
    for (let stop = 0; stop < 3 && document.activeElement !== close; stop += 1) await press('{Tab}');
    await expect(close).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(close.isConnected).toBe(false));
  }),
};
/** The first stop of the keyboard stops the time; the bar stands still while the focus is there. */
export const HeldByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { toasts: [{ status: 'success', title: 'نشانی حذف شد.', id: 0, timeoutMs: 3_600_000 }] },
  play: byKeyboard(async ({ canvasElement }) => {
    const close = await within(canvasElement.ownerDocument.body).findByRole('button', { name: 'بستن' });
    const bar = close.parentElement?.querySelector('.u-transient-message-time');
    const timeOfBar = () => bar?.getAnimations().map(({ playState }) => playState);
    await expect(timeOfBar()).toEqual(['running']);
    await press('{Tab}');
    await expect(close).toHaveFocus();
    await expect(timeOfBar()).toEqual(['paused']);
  }),
};
