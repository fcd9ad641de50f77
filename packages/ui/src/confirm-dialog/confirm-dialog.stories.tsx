import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { byKeyboard, expectGivenBack } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { press } from '../story-parts/press';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

function Requested({ isOpen, ...props }: ConfirmDialogProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>حذف آدرس</Button>
      <ConfirmDialog
        {...props}
        isOpen={open}
        onConfirm={() => {
          props.onConfirm();
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Confirm dialog',
  tags: ['framed'],
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'آدرس حذف شود؟',
    children: '«انبار شهرک صنعتی» از آدرس‌های شما برداشته می‌شود و برنمی‌گردد.',
    confirmLabel: 'حذف آدرس',
    cancelLabel: 'انصراف',
    closeLabel: 'بستن',
    isDangerous: true,
    onConfirm: fn(),
    onClose: () => undefined,
  },
  render: (args) => <Requested {...args} />,
  parameters: keyTable({
    Tab: 'between the answers and the closing button, never out',
    'Enter, Space': 'answers; at first the focus is on «cancel» where something would be lost',
    Escape: 'cancels; the focus goes back to what opened it',
  }),
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { isDangerous: false, isBusy: false, title: 'درخواست فرستاده شود؟', confirmLabel: 'فرستادن درخواست' },
};
export const Harmless: Story = {
  args: {
    title: 'درخواست منتشر شود؟',
    children: 'پس از انتشار، تأمین‌کننده درخواست را می‌بیند و ویرایش آن بسته می‌شود.',
    confirmLabel: 'تأیید و انتشار',
    isDangerous: false,
  },
};
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: /حذف آدرس/ });
    await userEvent.click(confirm);
    await expect(confirm).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
/** It was not done: the window says so itself, and offers another try. */
export const Failed: Story = {
  args: { error: 'آدرس حذف نشد. دوباره تلاش کنید.' },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('آدرس حذف نشد.');
    await expect(dialog.getByRole('button', { name: 'حذف آدرس' })).toBeEnabled();
  },
};
export const LongText: Story = {
  args: {
    title: 'درخواست قیمت بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی از سه تأمین‌کننده پس گرفته شود؟',
    children:
      'هزینهٔ پرداخت‌شده به کیف پول بازمی‌گردد. تأمین‌کنندگانی که درخواست را دیده‌اند خبردار می‌شوند و پیام‌های رد و بدل شده در پروندهٔ درخواست می‌ماند.',
    confirmLabel: 'پس‌گرفتن درخواست و بازگشت هزینه',
  },
};
export const MixedDirection: Story = {
  args: {
    title: (
      <>
        فایل <bdi dir="ltr">6205-2RSH.step</bdi> حذف شود؟
      </>
    ),
  },
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
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: byKeyboard(async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'حذف آدرس' });
    await press('{Tab}');
    await press('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'انصراف' })).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await press('{Enter}');
    await press('{Shift>}{Tab}{/Shift}');
    await press('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await press('{Enter}');
    const requested = await canvas.findByRole('alertdialog');
    await press('{Escape}');
    await expectGivenBack(requested, opener);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  }),
};
