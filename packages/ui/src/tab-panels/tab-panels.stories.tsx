import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { press } from '../story-parts/press';
import { TabPanels } from './tab-panels';

const meta = {
  title: 'Components/TabPanels',
  component: TabPanels,
  args: {
    label: 'دربارهٔ محصول',
    items: [
      { id: 'spec', label: 'مشخصات فنی', content: 'قطر داخلی ۲۵، قطر خارجی ۵۲ و پهنا ۱۵ میلی‌متر.' },
      { id: 'files', label: 'فایل‌ها، ۴', content: 'نقشهٔ سه‌بعدی، برگهٔ فنی، گواهی و دستور نصب.' },
      { id: 'questions', label: 'پرسش‌ها، ۱۲', content: 'پرسش‌هایی که خریداران پرسیده‌اند.' },
    ],
  },
  parameters: keyTable({
    'Left, Right': 'the next tab, the one before, as they are seen',
    'Home, End': 'the first, the last',
    Tab: 'from the tab into its panel',
  }),
} satisfies Meta<typeof TabPanels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Second: Story = { args: { initialId: 'files' } };
export const LongText: Story = {
  args: {
    items: [
      'مشخصات فنی و ابعادی',
      'پیشنهادهای تأمین‌کنندگان دیگر',
      'فایل‌ها و نقشه‌های فنی',
      'شرح کالا و کاربردها',
      'محصولات مرتبط و جایگزین',
      'پرسش‌ها و دیدگاه‌های خریداران',
      'شرایط ارسال و بازگشت',
    ].map((label, index) => ({ id: String(index), label, content: label })),
  },
};
export const MixedDirection: Story = {
  args: {
    items: [
      { id: 'step', label: 'فایل STEP', content: 'AP214' },
      { id: 'pdf', label: 'برگهٔ PDF', content: '6205-2RSH.pdf' },
    ],
  },
};
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
  play: byKeyboard(async ({ canvas }) => {
    const [spec, files, questions] = canvas.getAllByRole('tab');
    await press('{Tab}');
    await expect(spec).toHaveFocus();
    await press('{ArrowLeft}');
    await expect(files).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('نقشهٔ سه‌بعدی');
    await press('{End}');
    await expect(questions).toHaveFocus();
    await press('{ArrowLeft}');
    await expect(spec).toHaveFocus();
    await press('{ArrowRight}');
    await expect(questions).toHaveAttribute('aria-selected', 'true');
    await press('{Tab}');
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  }),
};
export const Manual: Story = {
  args: { activation: 'manual' },
  play: byKeyboard(async ({ canvas }) => {
    const [spec, files] = canvas.getAllByRole('tab');
    await press('{Tab}');
    await press('{ArrowLeft}');
    await expect(files).toHaveFocus();
    await expect(spec).toHaveAttribute('aria-selected', 'true');
    await press('{Enter}');
    await expect(files).toHaveAttribute('aria-selected', 'true');
  }),
};
export const LeftToRight: Story = {
  decorators: [
    (Story) => (
      <div dir="ltr">
        <Story />
      </div>
    ),
  ],
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await press('{ArrowRight}');
    await expect(canvas.getAllByRole('tab')[1]).toHaveFocus();
  }),
};
