import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { byKeyboard, expectGivenBack } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { press } from '../story-parts/press';
import { PromptDialog, type PromptDialogProps } from './prompt-dialog';

function Requested({ isOpen, ...props }: PromptDialogProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>افزودن پیوند</Button>
      <PromptDialog
        {...props}
        isOpen={open}
        onSubmit={(value) => {
          props.onSubmit(value);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/PromptDialog',
  component: PromptDialog,
  args: {
    isOpen: true,
    title: 'نام فهرست',
    label: 'نام',
    submitLabel: 'ذخیره',
    cancelLabel: 'انصراف',
    closeLabel: 'بستن',
    onSubmit: fn(),
    onClose: () => undefined,
  },
  render: (args) => <Requested {...args} />,
  parameters: keyTable({
    Tab: 'between the field, the answers and the closing button; at first the focus is in the field',
    Enter: 'sends; a wrong answer keeps the focus in the field',
    Escape: 'closes; the focus goes back to what opened it',
  }),
} satisfies Meta<typeof PromptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const persian = { email: 'نشانی ایمیل نامعتبر است.', url: 'نشانی اینترنتی نامعتبر است.' };

export const Default: Story = {};
export const Playground: Story = {};
export const Email: Story = {
  args: {
    title: 'فرستادن پیش‌فاکتور',
    label: 'ایمیل گیرنده',
    kind: 'email',
    messages: persian,
    submitLabel: 'ارسال',
    initialValue: 'info@pars',
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('نشانی ایمیل نامعتبر است.');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Address: Story = {
  args: {
    title: 'پیوند به برگهٔ فنی',
    label: 'نشانی اینترنتی',
    hint: 'با https:// آغاز می‌شود.',
    kind: 'url',
    messages: persian,
  },
};
/** The messages of the specification, when nobody gives others. */
export const DefaultMessages: Story = {
  args: { title: 'پیوند', label: 'نشانی اینترنتی', kind: 'url', initialValue: 'pars' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid URL');
  },
};
export const Required: Story = {
  args: { requiredMessage: 'نام فهرست را بنویسید.' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('نام فهرست را بنویسید.');
  },
};
export const LongText: Story = {
  args: {
    title: 'درخواست قیمت بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی از سه تأمین‌کننده',
    label: 'نامی که در فهرست درخواست‌های شما و در پیام‌های تأمین‌کنندگان دیده می‌شود',
    hint: 'بعد هم می‌توانید آن را عوض کنید؛ تأمین‌کنندگان نام تازه را از همان هنگام می‌بینند.',
    initialValue: 'بلبرینگ‌های خط نورد گرم، سفارش پاییز، تحویل در سه نوبت',
  },
};
export const MixedDirection: Story = { args: { initialValue: 'بلبرینگ 6205-2RSH' } };
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
  args: { isOpen: false, kind: 'url', messages: persian },
  play: byKeyboard(async ({ canvas, args }) => {
    await press('{Tab}');
    await press('{Enter}');
    const field = await waitFor(() => canvas.getByRole('textbox'));
    await expect(field).toHaveFocus();
    await press('pars{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await press('{Control>}a{/Control}{Backspace}');
    await press('https://pars.example');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await press('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('https://pars.example');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'افزودن پیوند' })).toHaveFocus());
    await press('{Enter}');
    const again = await canvas.findByRole('dialog');
    await press('{Escape}');
    await expectGivenBack(again, canvas.getByRole('button', { name: 'افزودن پیوند' }));
  }),
};
