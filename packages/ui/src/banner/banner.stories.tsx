import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Latin } from '../latin/latin';
import { Link } from '../link/link';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { press } from '../story-parts/press';
import { Text } from '../text/text';
import { Banner } from './banner';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: {
    status: 'info',
    title: 'از ۱ آذر ۱۴۰۵',
    children: 'برای ثبت سفارش مستقیم، شناسهٔ ملی شرکت خریدار لازم است.',
    action: (
      <Link href="#announcement" touch>
        متن اطلاعیه
      </Link>
    ),
    close: { label: 'بستن اطلاعیه', run: fn() },
  },
  parameters: keyTable({
    Tab: 'to the link, then to the closing button',
    'Enter, Space': 'follows the link; puts the banner away',
  }),
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { status: 'warning', title: 'از ساعت ۲۲ درگاه بانک در دسترس نیست' },
};
export const Success: Story = {
  args: { status: 'success', title: 'شرکت شما تأیید شد.', children: undefined, action: undefined },
};
export const Warning: Story = {
  args: {
    status: 'warning',
    title: 'پروفایل شما کامل نیست.',
    children: 'برای ثبت درخواست، کد ملی را وارد کنید.',
    action: <Button size="small">تکمیل پروفایل</Button>,
    close: undefined,
  },
};
export const Failure: Story = {
  args: {
    status: 'error',
    title: 'پرداخت اینترنتی در دسترس نیست.',
    children: 'تا رفع مشکل از کیف پول بپردازید.',
    action: undefined,
  },
};
/** In a form: why it was not sent, with the code for the support and another try. */
export const Inset: Story = {
  args: {
    isInset: true,
    status: 'error',
    title: 'پاسخ دیر شد؛ نوشتهٔ شما نگه داشته شد.',
    children: (
      <Text block size={12} tone="muted">
        شناسهٔ پیگیری <Latin>0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11</Latin>
      </Text>
    ),
    action: <Button size="small">تلاش دوباره</Button>,
    close: undefined,
  },
};
export const LongText: Story = {
  args: {
    status: 'warning',
    title: 'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه دیگر عرضه نمی‌شود.',
    children:
      'تأمین‌کننده این کالا را از فهرست خود برداشته است؛ جایگزین‌هایی با همان قطر داخلی و خارجی و بار دینامیکی نزدیک در همین دسته پیدا می‌کنید.',
    action: <Button size="small">دیدن جایگزین‌ها</Button>,
  },
};
export const MixedDirection: Story = {
  args: {
    children: (
      <>
        گواهی <bdi dir="ltr">ISO 9001:2015</bdi> در انتظار بررسی است.
      </>
    ),
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
export const ClosedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas, args }) => {
    await press('{Tab}');
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'بستن اطلاعیه' })).toHaveFocus();
    await press(' ');
    await expect(args.close?.run).toHaveBeenCalledOnce();
  }),
};
