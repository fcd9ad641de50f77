import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formColumn, narrow } from '../story-parts/narrow';
import { latinDigits, persianDigits } from '../story-parts/persian';
import { press } from '../story-parts/press';
import { OneTimeCodeField } from './one-time-code-field';

const meta = {
  title: 'Components/Forms/One-time code field',
  component: OneTimeCodeField,
  args: {
    id: 'code',
    label: 'کد تأیید پنج‌رقمی',
    length: 5,
    code: '',
    onCode: fn(),
    onComplete: fn(),
    extract: (text, length) => {
      const runs = latinDigits(text).match(/\d+/g) ?? [];
      return runs.find((run) => run.length === length) ?? runs.join('').slice(0, length);
    },
    format: persianDigits,
  },
  parameters: keyTable({
    Tab: 'into the one field',
    Digits: 'fill the boxes; the last one completes',
    Backspace: 'takes back',
    'Ctrl + V': 'takes the code out of a whole message',
  }),
  render: function Coding(args) {
    const [code, setCode] = useState(args.code);
    return (
      <OneTimeCodeField
        {...args}
        code={code}
        onCode={(next) => {
          setCode(next);
          args.onCode(next);
        }}
      />
    );
  },
  decorators: [formColumn],
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    length: 6,
    code: '۴۸۲',
    readOnly: false,
    isLabelHidden: false,
    hint: 'کد به موبایل شما فرستاده شد.',
    id: 'code-playground',
  },
};
export const Half: Story = { args: { code: '482' } };
export const Complete: Story = { args: { code: '48213', readOnly: true } };
export const SixDigits: Story = { args: { length: 6, label: 'کد تأیید شش‌رقمی' } };
export const WithHint: Story = {
  args: {
    hint: (
      <>
        کد به <bdi dir="ltr">۰۹۱۲•••۰۰۰۱</bdi> فرستاده شد.
      </>
    ),
  },
};
export const WithError: Story = { args: { code: '48213', error: 'کد واردشده درست نیست.' } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('کد تأیید پنج‌رقمی');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await press('{Tab}');
    await expect(field).toHaveFocus();
    await press('۴8٢الف1');
    await expect(field).toHaveValue('۴۸۲۱');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await press('{Backspace}13');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('48213');
    await press('9');
    await expect(field).toHaveValue('۴۸۲۱۳');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
  }),
};
export const PasteMessage: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText('کد تأیید پنج‌رقمی'));
    await userEvent.paste('بازار صنعت\nکد ورود شما: ۴۸۲۱۳\nتا ۲ دقیقه');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('48213');
  },
};
export const LongText: Story = {
  args: {
    hint: 'کد را همین حالا به شمارهٔ شما فرستادیم؛ اگر تا دو دقیقهٔ دیگر نرسید، می‌توانید دوباره بخواهید.',
  },
};
export const MixedDirection: Story = { args: { label: 'کد SMS پنج‌رقمی' } };
export const Narrow: Story = { args: { length: 6, label: 'کد تأیید شش‌رقمی' }, decorators: [narrow] };
