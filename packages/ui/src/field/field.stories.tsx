import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formColumn, narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { TextField } from './field';

const meta = {
  title: 'Components/Forms/Text field',
  component: TextField,
  parameters: keyTable({
    Tab: 'into the field, and out of it',
  }),
  args: { id: 'city', label: 'شهر', name: 'city' },
  decorators: [formColumn],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    dense: true,
    isLabelHidden: false,
    disabled: false,
    hint: 'نام شهر محل تحویل',
    error: '',
    id: 'city-playground',
  },
};
export const Filled: Story = { args: { defaultValue: 'اصفهان' } };
export const WithHint: Story = {
  args: {
    id: 'mobile',
    label: 'شمارهٔ موبایل',
    hint: 'کد تأیید به این شماره فرستاده می‌شود.',
    inputMode: 'tel',
    dir: 'ltr',
    placeholder: '۰۹۱۲ ۱۲۳ ۴۵۶۷',
  },
};
export const WithError: Story = {
  args: {
    id: 'code',
    label: 'کد پستی',
    error: 'کد پستی ده رقم است.',
    defaultValue: '۱۲۳',
    dir: 'ltr',
    inputMode: 'numeric',
  },
};
export const Dense: Story = { args: { dense: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'تهران' } };
export const HiddenLabel: Story = { args: { isLabelHidden: true, placeholder: 'نام کالا یا کد فنی' } };
export const LongText: Story = {
  args: {
    label:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
    defaultValue:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
    hint: 'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
  },
};
export const MixedDirection: Story = { args: { defaultValue: 'بلبرینگ 6205-2RSH', dir: 'auto' } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { hint: 'شهر انبار شما.', error: 'شهر را بنویسید.' },
  play: byKeyboard(async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'شهر' });
    await press('{Tab}');
    await expect(field).toHaveFocus();
    await press('یزد');
    await expect(field).toHaveValue('یزد');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('شهر را بنویسید. شهر انبار شما.');
  }),
};
export const Narrow: Story = { decorators: [narrow] };
