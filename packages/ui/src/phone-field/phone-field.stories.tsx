import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formColumn, narrow } from '../story-parts/narrow';
import { latinDigits, persianDigits } from '../story-parts/persian';
import { press } from '../story-parts/press';
import { PhoneField } from './phone-field';

const meta = {
  title: 'Components/Forms/Phone field',
  component: PhoneField,
  args: {
    id: 'mobile',
    name: 'mobile',
    label: 'شمارهٔ موبایل',
    digits: '09120000001',
    onDigits: fn(),
    normalise: (typed) =>
      latinDigits(typed)
        .replace(/[^\d+]/g, '')
        .replace(/^(\+98|0098)0?/, '0')
        .replace(/\D/g, '')
        .slice(0, 11),
    format: (digits) =>
      persianDigits([digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean).join(' ')),
  },
  parameters: keyTable({
    Tab: 'into the field, and out of it',
    'Backspace, Delete': 'between the groups take the digit beyond; the caret stays at its digit',
  }),
  render: function Calling(args) {
    const [digits, setDigits] = useState(args.digits);
    return (
      <PhoneField
        {...args}
        digits={digits}
        onDigits={(next) => {
          setDigits(next);
          args.onDigits(next);
        }}
      />
    );
  },
  decorators: [formColumn],
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    dense: true,
    disabled: false,
    readOnly: false,
    isLabelHidden: false,
    hint: 'کد تأیید به این شماره فرستاده می‌شود.',
    error: '',
    id: 'mobile-playground',
  },
};
export const Empty: Story = { args: { digits: '', placeholder: '۰۹۱۲ ۰۰۰ ۰۰۰۱' } };
export const WithHint: Story = { args: { hint: 'کد تأیید به این شماره فرستاده می‌شود.' } };
export const WithError: Story = {
  args: { digits: '0912000', error: 'شمارهٔ موبایل یازده رقم است و با ۰۹ آغاز می‌شود.' },
};
export const Dense: Story = { args: { dense: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { digits: '' },
  play: byKeyboard(async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('شمارهٔ موبایل') as HTMLInputElement;
    await press('{Tab}');
    await expect(field).toHaveFocus();
    await press('٠9۱۲0000001');
    await expect(field).toHaveValue('۰۹۱۲ ۰۰۰ ۰۰۰۱');
    await expect(args.onDigits).toHaveBeenLastCalledWith('09120000001');
    field.setSelectionRange(2, 2);
    await press('{Delete}{Delete}35');
    await expect(field).toHaveValue('۰۹۳۵ ۰۰۰ ۰۰۰۱');
    await expect(field.selectionStart).toBe(4);
    await press('{Delete}');
    await expect(field).toHaveValue('۰۹۳۵ ۰۰۰ ۰۰۱');
    await expect(field.selectionStart).toBe(4);
  }),
};
export const Paste: Story = {
  tags: ['!autodocs'],
  args: { digits: '' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText('شمارهٔ موبایل'));
    await userEvent.paste('+98 912 000-0001');
    await expect(args.onDigits).toHaveBeenLastCalledWith('09120000001');
  },
};
export const LongText: Story = {
  args: { label: 'شمارهٔ موبایل کسی که بار را در انبار مجتمع تحویل می‌گیرد و رسید را امضا می‌کند' },
};
export const MixedDirection: Story = { args: { label: 'شمارهٔ WhatsApp' } };
export const Narrow: Story = { decorators: [narrow] };
