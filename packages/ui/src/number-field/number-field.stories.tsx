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
import { NumberField } from './number-field';

const meta = {
  title: 'Components/Forms/Number field',
  component: NumberField,
  args: {
    id: 'quantity',
    label: 'تعداد',
    value: 12,
    unit: 'عدد',
    min: 1,
    max: 1000,
    parse: parseNumber,
    format: formatNumber,
    onValue: fn(),
    stepLabels: { increase: 'یکی بیشتر', decrease: 'یکی کمتر' },
  },
  parameters: keyTable({
    Tab: 'into the field, and out of it; the buttons are for fingers',
    'Up, Down': 'one step',
    'Page Up, Page Down': 'ten steps',
    'Left, Right, Home, End': 'move the caret',
  }),
  render: function Counting(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberField
        {...args}
        value={value}
        onValue={(next, text) => {
          setValue(next);
          args.onValue(next, text);
        }}
      />
    );
  },
  decorators: [formColumn],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { dense: true, disabled: false, isLabelHidden: false, min: 1, max: 100, id: 'quantity-playground' },
};
export const Empty: Story = { args: { value: undefined, placeholder: '۱۰' } };
export const WithoutUnit: Story = { args: { unit: undefined } };
export const AtLimit: Story = { args: { value: 1, hint: 'کمترین سفارش ۱ عدد است.' } };
export const WithError: Story = { args: { value: 2500, error: 'بیشترین تعداد ۱٬۰۰۰ عدد است.' } };
export const Dense: Story = { args: { dense: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'تعداد' });
    await press('{Tab}');
    await expect(field).toHaveFocus();
    await press('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('۱۳');
    await press('{PageUp}');
    await expect(field).toHaveAttribute('aria-valuetext', '۲۳ عدد');
    await press('{PageDown}{PageDown}{PageDown}');
    await expect(field).toHaveValue('۱');
    await userEvent.clear(field);
    await press('٤5۶');
    await expect(args.onValue).toHaveBeenLastCalledWith(456, '٤5۶');
    await press('{Tab}');
    await expect(field).toHaveValue('۴۵۶');
    await expect(canvasElement.ownerDocument.body).toHaveFocus();
  },
};
export const Unreadable: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(field);
    await press('ده عدد');
    await press('{Tab}');
    await expect(field).toHaveValue('ده عدد');
    await expect(args.onValue).toHaveBeenLastCalledWith(undefined, 'ده عدد');
  },
};
/** A number from elsewhere takes the place of a text that is none, and the text does not come back. */
export const SetFromOutside: Story = {
  tags: ['!autodocs'],
  render: function Presets(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <NumberField {...args} value={value} onValue={setValue} />
        <Button onClick={() => setValue(50)}>۵۰</Button>
        <Button onClick={() => setValue(undefined)}>پاک کردن</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await press('ده عدد');
    await userEvent.click(canvas.getByRole('button', { name: '۵۰' }));
    await expect(field).toHaveValue('۵۰');
    await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن' }));
    await expect(field).toHaveValue('');
  },
};
export const Fractions: Story = {
  tags: ['!autodocs'],
  args: { label: 'طول', unit: 'متر', value: 0.2, step: 0.1, min: 0, max: 5 },
  play: byKeyboard(async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('spinbutton').focus();
    await press('{ArrowUp}');
    await expect(args.onValue).toHaveBeenLastCalledWith(0.3, '۰٫۳');
  }),
};
export const Buttons: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'یکی بیشتر' });
    await userEvent.click(button);
    await expect(args.onValue).toHaveBeenLastCalledWith(13, '۱۳');
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};
export const LongText: Story = {
  args: {
    label: 'تعداد بلبرینگی که برای شش ماه آینده می‌خواهید',
    value: 1_234_567,
    max: undefined,
    unit: 'بستهٔ ده‌تایی',
  },
};
export const MixedDirection: Story = {
  args: {
    label: (
      <>
        تعداد <Latin>6205-2RSH</Latin>
      </>
    ),
  },
};
export const Narrow: Story = { decorators: [narrow] };
