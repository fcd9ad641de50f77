import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formColumn, narrow } from '../story-parts/narrow';
import { formatNumber } from '../story-parts/persian';
import { press } from '../story-parts/press';
import { TextArea } from './text-area';

const counter = {
  max: 60,
  text: (used: number, max: number) =>
    used > max
      ? `${formatNumber(used - max)} نویسه بیش از اندازه`
      : `${formatNumber(used)} از ${formatNumber(max)} نویسه`,
};

const meta = {
  title: 'Components/Forms/Text area',
  component: TextArea,
  args: { id: 'note', label: 'توضیح درخواست', name: 'note' },
  parameters: keyTable({
    Tab: 'into the field, and out of it',
    Enter: 'a new line',
  }),
  decorators: [formColumn],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    rows: 'many',
    isLabelHidden: false,
    hint: 'تأمین‌کننده آن را می‌بیند.',
    error: '',
    id: 'note-playground',
  },
};
export const Filled: Story = {
  args: { defaultValue: 'بار را پیش از ساعت ۱۰ صبح به انبار شمارهٔ ۲ برسانید.' },
};
export const WithHint: Story = { args: { hint: 'شماره و نشانی را این‌جا ننویسید.' } };
export const WithError: Story = { args: { error: 'توضیح را بنویسید.' } };
export const Counted: Story = {
  args: { counter, defaultValue: 'بار را پیش از ظهر برسانید.', hint: 'تأمین‌کننده آن را می‌بیند.' },
};
export const TooLong: Story = {
  args: {
    counter,
    defaultValue: 'بار را پیش از ساعت ۱۰ صبح شنبه با هماهنگی انباردار به انبار شمارهٔ ۲ برسانید.',
  },
};
export const Rows: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextArea id="few" label="یادداشت" rows="few" />
      <TextArea id="many" label="متن مقاله" rows="many" />
    </div>
  ),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'فرستاده شد.' } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { counter },
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByLabelText('توضیح درخواست');
    await press('{Tab}');
    await expect(area).toHaveFocus();
    await expect(getComputedStyle(area).direction).toBe('rtl');
    const empty = area.getBoundingClientRect().height;
    await press('یک{Enter}دو{Enter}سه{Enter}چهار{Enter}پنج{Enter}شش');
    await expect(area).toHaveValue('یک\nدو\nسه\nچهار\nپنج\nشش');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(empty);
    await expect(canvas.getByText('۲۰ از ۶۰ نویسه')).toBeVisible();
    await press('بار را پیش از ساعت ۱۰ صبح شنبه به انبار برسانید.');
    await expect(area).toHaveAttribute('aria-invalid', 'true');
  }),
};
export const LongText: Story = {
  args: {
    label: 'هر آن‌چه تأمین‌کننده پیش از دادن قیمت باید بداند: کاربرد، شرایط کار، بسته‌بندی و زمان تحویل',
    defaultValue: 'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور.\n'.repeat(14),
  },
};
export const MixedDirection: Story = { args: { defaultValue: 'بلبرینگ 6205-2RSH برابر DIN 625-1' } };
export const Narrow: Story = { args: { counter }, decorators: [narrow] };
