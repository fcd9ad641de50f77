import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Latin } from '../latin/latin';
import { formColumn, narrow } from '../story-parts/narrow';
import { Progress } from './progress';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { id: 'upload', label: 'بارگذاری نقشه', value: 40, text: '۴۰٪' },
  decorators: [formColumn],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'بارگذاری نقشه' });
    await expect(bar).toHaveAttribute('aria-valuetext', '۴۰٪');
    await expect((bar as HTMLProgressElement).position).toBe(0.4);
  },
};
export const Playground: Story = {
  args: { tone: 'success', isLabelHidden: false, value: 100, id: 'progress-playground' },
};
export const Started: Story = { args: { value: 0, text: '۰٪' } };
export const Done: Story = { args: { value: 100, text: '۱۰۰٪', tone: 'success' } };
export const Failed: Story = { args: { value: 62, text: 'ناتمام ماند', tone: 'error' } };
export const Indeterminate: Story = {
  args: { value: undefined, text: undefined, label: 'در حال بررسی فایل' },
  play: async ({ canvasElement }) => {
    await expect((within(canvasElement).getByRole('progressbar') as HTMLProgressElement).position).toBe(-1);
  },
};
export const HiddenLabel: Story = { args: { isLabelHidden: true, text: undefined } };
export const LongText: Story = {
  args: {
    label:
      'بارگذاری نقشهٔ ساخت بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک',
    text: '۳٫۲ از ۸ مگابایت',
  },
};
export const MixedDirection: Story = {
  args: {
    label: (
      <>
        بارگذاری <Latin>6205-2RSH.step</Latin>
      </>
    ),
  },
};
export const Narrow: Story = { decorators: [narrow] };
