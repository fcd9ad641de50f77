import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { press } from '../story-parts/press';
import { type AppToast, AppToasts, Toast, type ToastProps } from './toast';

function ClosingToast(props: ToastProps) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Toast {...props} onClose={() => setOpen(false)} /> : <p>رفت.</p>;
}

const meta = {
  title: 'Components/Feedback/Toast',
  component: Toast,
  args: {
    status: 'success',
    title: 'به علاقه‌مندی‌ها افزوده شد.',
    closeLabel: 'بستن',
    timeoutMs: Number.POSITIVE_INFINITY,
    onClose: () => undefined,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 380 }}>
      <ClosingToast {...args} />
    </div>
  ),
  parameters: keyTable({
    Tab: 'to the buttons of the message, which holds its time',
    'Enter, Space': 'closes, or does what the button says',
  }),
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { status: 'warning', hasTimeBar: true, title: 'ارتباط کند است.', message: 'آنچه نوشته‌اید می‌ماند.' },
};
export const Info: Story = { args: { status: 'info', title: 'نسخهٔ تازه آماده است.' } };
export const Success: Story = {};
export const Warning: Story = { args: { status: 'warning', title: 'ارتباط کند است.' } };
export const Failure: Story = {
  args: { status: 'error', title: 'انجام نشد.', message: 'دوباره تلاش کنید.' },
};
export const Question: Story = {
  args: {
    status: 'question',
    title: 'درخواست را نگه داریم؟',
    action: { label: 'نگه‌داشتن', run: () => undefined },
  },
};
export const LongText: Story = {
  args: {
    status: 'warning',
    title: 'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه از فهرست مقایسه برداشته شد.',
    message: 'بیش از چهار کالا را نمی‌توان کنار هم گذاشت؛ برای افزودن، یکی از کالاهای فهرست را بردارید.',
  },
};
export const MixedDirection: Story = {
  args: { title: 'کد ‎6205-2RSH‎ رونوشت شد.', message: 'SKF Explorer' },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const GoesByItself: Story = {
  tags: ['!autodocs'],
  args: { timeoutMs: 150 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('رفت.')).toBeVisible());
  },
};
export const HeldByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { timeoutMs: 1200, hasTimeBar: true },
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    const close = canvas.getByRole('button', { name: 'بستن' });
    await expect(close).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(close).toBeVisible();
    await press('{Enter}');
    await expect(canvas.getByText('رفت.')).toBeVisible();
  }),
};
export const HeldByPointer: Story = {
  tags: ['!autodocs'],
  args: { timeoutMs: 1200 },
  play: async ({ canvas }) => {
    const title = canvas.getByText('به علاقه‌مندی‌ها افزوده شد.');
    await userEvent.hover(title);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(title).toBeVisible();
    await userEvent.unhover(title);
    await waitFor(() => expect(canvas.getByText('رفت.')).toBeVisible());
  },
};

const shown: readonly AppToast[] = [
  { id: 1, status: 'info', title: 'نسخهٔ تازه آماده است.', timeoutMs: 60_000 },
  { id: 2, status: 'success', title: 'آدرس ذخیره شد.', timeoutMs: 60_000 },
  { id: 3, status: 'warning', title: 'ارتباط کند است.', timeoutMs: 60_000 },
  { id: 4, status: 'error', title: 'انجام نشد.', message: 'دوباره تلاش کنید.', timeoutMs: 60_000 },
  {
    id: 5,
    status: 'question',
    title: 'از علاقه‌مندی‌ها برداشته شد.',
    action: { label: 'برگرداندن', run: () => undefined },
    timeoutMs: 60_000,
  },
];

function AppLevelCorner() {
  const [toasts, setToasts] = useState(shown);
  return (
    <>
      <Button
        onClick={() => setToasts([...toasts, { id: toasts.length + 9, status: 'info', title: 'پیام تازه' }])}
      >
        نمایش پیام
      </Button>
      <AppToasts
        label="پیام‌ها"
        closeLabel="بستن"
        toasts={toasts}
        onClose={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
      />
    </>
  );
}

/** Top right, four seconds, the remaining time as a bar, no confirm button. */
export const AppLevel: Story = {
  tags: ['framed'],
  parameters: { layout: 'fullscreen' },
  render: () => <AppLevelCorner />,
  play: async ({ canvas, canvasElement }) => {
    const corner = canvas.getByRole('region', { name: 'پیام‌ها' });
    const box = corner.getBoundingClientRect();
    await expect(canvasElement.ownerDocument.documentElement.clientWidth - box.right).toBeLessThan(40);
    // Below the row of the header that has the search: 60 px on phones, 72 wider.
    await expect(box.top).toBeGreaterThanOrEqual(
      canvasElement.ownerDocument.documentElement.clientWidth < 960 ? 60 : 72,
    );
    await expect(box.top).toBeLessThan(140);
    await expect(within(corner).getAllByRole('button', { name: 'بستن' })).toHaveLength(5);
  },
};
