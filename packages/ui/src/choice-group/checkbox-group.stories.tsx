import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formColumn, narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { CheckboxGroup } from './choice-group';

const meta = {
  title: 'Components/Forms/Checkbox group',
  component: CheckboxGroup,
  args: {
    id: 'seal',
    name: 'seal',
    legend: 'آب‌بند',
    options: [
      { value: '2rs', label: 'لاستیکی دوطرفه 2RS', count: '۱۳۶' },
      { value: 'zz', label: 'فلزی دوطرفه ZZ', count: '۹۸' },
      { value: 'open', label: 'بدون آب‌بند', count: '۴۱' },
    ],
    onValues: fn(),
  },
  parameters: keyTable({
    Tab: 'to the next choice',
    Space: 'chooses and takes back',
  }),
  render: function Choosing(args) {
    const [values, setValues] = useState(args.values ?? []);
    return (
      <CheckboxGroup
        {...args}
        values={values}
        onValues={(next) => {
          setValues(next);
          args.onValues?.(next);
        }}
      />
    );
  },
  decorators: [formColumn],
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    isRow: true,
    isLegendHidden: false,
    disabled: false,
    id: 'seal-playground',
    name: 'seal-playground',
  },
};
export const Chosen: Story = { args: { values: ['2rs', 'open'] } };
export const Row: Story = { args: { isRow: true } };
export const WithError: Story = { args: { error: 'دست‌کم یک گزینه را برگزینید.' } };
export const Disabled: Story = { args: { disabled: true, values: ['zz'] } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await press('{Tab}');
    await press('{Tab}');
    await expect(canvas.getByLabelText(/ZZ/)).toHaveFocus();
    await press(' ');
    await press('{Shift>}{Tab}{/Shift}');
    await press(' ');
    await expect(args.onValues).toHaveBeenLastCalledWith(['2rs', 'zz']);
    await press(' ');
    await expect(args.onValues).toHaveBeenLastCalledWith(['zz']);
  }),
};
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'آب‌بند لاستیکی دوطرفه با روان‌کار پایهٔ لیتیم برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله',
        count: '۱۲٬۳۴۵',
      },
    ],
  },
};
export const MixedDirection: Story = { args: { legend: 'استاندارد ISO 15' } };
export const Narrow: Story = { decorators: [narrow] };
