import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../../card/card';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { formColumn, narrow } from '../../story-parts/narrow';
import { latinDigits, persianDigits } from '../../story-parts/persian';
import { press } from '../../story-parts/press';
import { QuantityStepper } from './quantity-stepper';

const meta = {
  title: 'Patterns/Products/Quantity stepper',
  component: QuantityStepper,
  parameters: keyTable({
    Tab: 'more, the number, less',
    Digits: 'of any script: the number',
    'Enter, Space': 'one more, one less',
  }),
  args: {
    label: 'تعداد',
    lessLabel: 'یکی کمتر',
    moreLabel: 'یکی بیشتر',
    value: '۱۰',
    canDecrease: true,
    onType: () => undefined,
    onFinish: () => undefined,
    onStep: () => undefined,
    totalLabel: 'مبلغ کل',
    total: '۹٬۸۰۰٬۰۰۰ تومان',
  },
  render: function Bound(args) {
    const [value, setValue] = useState(args.value);
    const step = (by: number) => setValue(persianDigits(String(Number(latinDigits(value)) + by)));
    return (
      <QuantityStepper {...args} value={value} canDecrease={value !== '۱'} onType={setValue} onStep={step} />
    );
  },
  decorators: [
    (Story) => (
      <Card padded>
        <Story />
      </Card>
    ),
    formColumn,
  ],
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { canDecrease: false } };
export const Least: Story = { args: { value: '۱' } };
export const LongText: Story = { args: { value: '۱۲۳٬۴۵۶', total: '۱۲۰٬۹۸۶٬۸۸۰٬۰۰۰ تومان' } };
export const MixedDirection: Story = { args: { total: '۹٬۸۰۰٬۰۰۰ IRT' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'تعداد' });
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'یکی بیشتر' })).toHaveFocus();
    await press('{Enter}');
    await expect(field).toHaveValue('۱۱');
    await press('{Tab}');
    await expect(field).toHaveFocus();
    await press('{Control>}a{/Control}۲');
    await expect(field).toHaveValue('۲');
    await press('{Tab}');
    await press(' ');
    await expect(field).toHaveValue('۱');
    const less = canvas.getByRole('button', { name: 'یکی کمتر' });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await press(' ');
    await expect(field).toHaveValue('۱');
    await expect(less).toHaveFocus();
  }),
};
