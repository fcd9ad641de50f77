import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button';
import { Latin } from '../latin/latin';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formColumn, narrow } from '../story-parts/narrow';
import { formatNumber, parseNumber } from '../story-parts/persian';
import { press } from '../story-parts/press';
import { MoneyField } from './money-field';

/** Enough words for the stories; the app has its own. */
const spoken: Readonly<Record<number, string>> = {
  1500000: 'صد و پنجاه هزار تومان',
  15000000: 'یک میلیون و پانصد هزار تومان',
  25000000: 'دو میلیون و پانصد هزار تومان',
};

const meta = {
  title: 'Components/Forms/Money field',
  component: MoneyField,
  args: {
    id: 'charge',
    name: 'amountRial',
    label: 'مبلغ افزایش موجودی',
    unit: 'تومان',
    amountRial: 1_500_000,
    onAmount: fn(),
    parse: (typed) => {
      const toman = parseNumber(typed);
      return toman === undefined || toman < 0 ? undefined : Math.round(toman * 10);
    },
    format: (amountRial) => formatNumber(amountRial / 10),
    words: (amountRial) => spoken[amountRial],
  },
  parameters: keyTable({
    Tab: 'into the field, and out of it',
    'Backspace, Delete': 'at a separator take the digit beyond it; the caret stays at its digit',
  }),
  render: function Paying(args) {
    const [amountRial, setAmount] = useState(args.amountRial);
    return (
      <MoneyField
        {...args}
        amountRial={amountRial}
        onAmount={(next, typed) => {
          setAmount(next);
          args.onAmount(next, typed);
        }}
      />
    );
  },
  decorators: [formColumn],
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    dense: true,
    disabled: false,
    isLabelHidden: false,
    hint: 'کمترین مبلغ ۵۰٬۰۰۰ تومان است.',
    error: '',
    id: 'charge-playground',
  },
};
export const Empty: Story = { args: { amountRial: undefined, placeholder: '۱۵۰٬۰۰۰' } };
export const WithHint: Story = { args: { hint: 'دست‌کم ۱۰٬۰۰۰ تومان.' } };
export const WithError: Story = { args: { amountRial: 15_000, error: 'کمترین مبلغ ۱۰٬۰۰۰ تومان است.' } };
export const Dense: Story = { args: { dense: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { amountRial: undefined },
  play: byKeyboard(async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('مبلغ افزایش موجودی') as HTMLInputElement;
    await press('{Tab}');
    await expect(field).toHaveFocus();
    await press('1٥۰0000');
    await expect(field).toHaveValue('۱٬۵۰۰٬۰۰۰');
    await expect(args.onAmount).toHaveBeenLastCalledWith(15_000_000, '۱۵۰٬۰۰۰0');
    await expect(canvas.getByText('یک میلیون و پانصد هزار تومان')).toBeVisible();
    field.setSelectionRange(1, 1);
    await press('{Backspace}2');
    await expect(field).toHaveValue('۲٬۵۰۰٬۰۰۰');
    await expect(field.selectionStart).toBe(1);
    field.setSelectionRange(2, 2);
    await press('{Backspace}');
    await expect(field).toHaveValue('۵۰۰٬۰۰۰');
    await expect(field.selectionStart).toBe(0);
    field.setSelectionRange(3, 3);
    await press('{Delete}');
    await expect(field).toHaveValue('۵۰٬۰۰۰');
    await press('الف');
    await expect(args.onAmount).toHaveBeenLastCalledWith(undefined, expect.stringContaining('الف'));
  }),
};
/** A preset takes the place of a text that is no amount, and the text does not come back. */
export const SetFromOutside: Story = {
  tags: ['!autodocs'],
  render: function Presets(args) {
    const [amountRial, setAmount] = useState(args.amountRial);
    return (
      <>
        <MoneyField {...args} amountRial={amountRial} onAmount={setAmount} />
        <Button onClick={() => setAmount(25_000_000)}>{args.format(25_000_000)}</Button>
        <Button onClick={() => setAmount(undefined)}>پاک کردن</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('مبلغ افزایش موجودی');
    const sent = () => canvasElement.querySelector('input[name=amountRial]');
    await userEvent.clear(field);
    await userEvent.paste('پانصد هزار تومان');
    await expect(field).toHaveValue('پانصد هزار تومان');
    await expect(sent()).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: '۲٬۵۰۰٬۰۰۰' }));
    await expect(field).toHaveValue('۲٬۵۰۰٬۰۰۰');
    await expect(sent()).toHaveValue('25000000');
    await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن' }));
    await expect(field).toHaveValue('');
  },
};
/** The caller keeps what is no amount, and refuses it. */
export const Unreadable: Story = {
  args: { amountRial: undefined, text: 'پانصد هزار', error: 'مبلغ را با رقم بنویسید.' },
  render: function Refused(args) {
    const [{ amountRial, text }, hold] = useState({ amountRial: args.amountRial, text: args.text });
    return (
      <>
        <MoneyField
          {...args}
          amountRial={amountRial}
          text={text}
          onAmount={(next, typed) => hold({ amountRial: next, text: typed })}
        />
        <Button onClick={() => hold({ amountRial: undefined, text: '' })}>پاک کردن</Button>
      </>
    );
  },
};
export const UnreadableCleared: Story = {
  ...Unreadable,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('مبلغ افزایش موجودی');
    await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن' }));
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'ده');
    await expect(field).toHaveValue('ده');
  },
};
export const LongText: Story = {
  args: {
    label: 'مبلغی که پس از تأیید کارشناس کنترل کیفیت به حساب تأمین‌کننده می‌رود',
    amountRial: 12_345_678_901_230,
    words: () =>
      'یک تریلیون و دویست و سی و چهار میلیارد و پانصد و شصت و هفت میلیون و هشتصد و نود هزار و صد و بیست و سه تومان',
  },
};
export const MixedDirection: Story = {
  args: {
    label: (
      <>
        قیمت هر <Latin>6205-2RSH</Latin>
      </>
    ),
  },
};
export const Narrow: Story = { decorators: [narrow] };
