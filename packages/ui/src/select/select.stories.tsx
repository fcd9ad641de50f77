import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formColumn, narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { Select } from './select';

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  parameters: keyTable({
    Tab: 'to the field',
    'Up, Down': 'the option before, after',
    Letters: 'the next option that begins so',
    'Alt + Down, Space': 'opens the list of the platform',
  }),
  args: {
    id: 'sort',
    label: 'مرتب‌سازی بر اساس',
    options: [
      { value: 'new', label: 'جدیدترین' },
      { value: 'd', label: 'قطر داخلی، کم به زیاد' },
      { value: 'x', label: 'غیرفعال', isDisabled: true },
    ],
  },
  decorators: [formColumn],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    dense: true,
    disabled: false,
    isLabelHidden: false,
    hint: 'برای همین فهرست',
    id: 'sort-playground',
  },
};
export const Dense: Story = { args: { dense: true } };
export const WithError: Story = {
  tags: ['!autodocs'],
  args: { error: 'یک گزینه را برگزینید.' },
  play: byKeyboard(async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    await press('{Tab}');
    await expect(select).toHaveFocus();
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('یک گزینه را برگزینید.');
  }),
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        label:
          'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
      },
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    label: 'یکا',
    options: [
      { value: 'mm', label: 'میلی‌متر mm' },
      { value: 'in', label: 'اینچ in' },
    ],
  },
};
export const Narrow: Story = { decorators: [narrow] };
