import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { resizable } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { Stepper } from './stepper';

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'گام‌های سفارش',
    stateLabels: { upcoming: 'در پیش', current: 'اکنون', done: 'انجام شد', error: 'نیاز به اصلاح' },
    steps: [
      { id: 'items', number: '۱', title: 'اقلام', detail: 'سه قلم', state: 'done', href: '#items' },
      { id: 'address', number: '۲', title: 'آدرس و تحویل', state: 'done', href: '#address' },
      { id: 'documents', number: '۳', title: 'مدارک معامله', detail: 'یک مدرک مانده', state: 'current' },
      { id: 'payment', number: '۴', title: 'پرداخت', state: 'upcoming' },
      { id: 'publish', number: '۵', title: 'تأیید و انتشار', state: 'upcoming' },
    ],
  },
  parameters: keyTable({
    Tab: 'to the steps that are links',
    Enter: 'goes to the step',
  }),
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Beginning: Story = {
  args: {
    steps: [
      { id: 'items', number: '۱', title: 'اقلام', state: 'current' },
      { id: 'address', number: '۲', title: 'آدرس و تحویل', state: 'upcoming' },
      { id: 'payment', number: '۳', title: 'پرداخت', state: 'upcoming' },
    ],
  },
};
export const WithFault: Story = {
  args: {
    steps: [
      { id: 'items', number: '۱', title: 'اقلام', state: 'done', href: '#items' },
      {
        id: 'address',
        number: '۲',
        title: 'آدرس و تحویل',
        detail: 'کد پستی ده رقم است.',
        state: 'error',
        href: '#address',
      },
      { id: 'payment', number: '۳', title: 'پرداخت', state: 'current' },
    ],
  },
};
export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'a',
        number: '۱',
        title: 'انتخاب اقلام و مقدار هر یک با یکای اندازه‌گیری تأمین‌کننده',
        state: 'done',
        href: '#a',
      },
      {
        id: 'b',
        number: '۲',
        title: 'بارگذاری مدارک معامله و مشخصات فنی',
        detail: 'نقشه، برگهٔ فنی و گواهی آزمون تا بیست مگابایت',
        state: 'current',
      },
      { id: 'c', number: '۳', title: 'پرداخت هزینهٔ ثبت درخواست از کیف پول یا درگاه', state: 'upcoming' },
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    steps: [
      { id: 'a', number: '۱', title: 'فایل STEP', state: 'done' },
      { id: 'b', number: '۲', title: 'گواهی ISO 9001', state: 'current' },
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
  args: { steps: meta.args.steps.slice(0, 2) },
};
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'اقلام' })).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'آدرس و تحویل' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  }),
};
