import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, ButtonLink } from '../../button/button';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { press } from '../../story-parts/press';
import { BackArrow, ErrorPage, ErrorSearch } from './error-page';

const home = (
  <ButtonLink href="/" tone="primary">
    بازگشت به صفحهٔ اصلی
  </ButtonLink>
);

const meta = {
  title: 'Patterns/Page frame/Error page',
  tags: ['framed'],
  component: ErrorPage,
  args: {
    heading: 'خطا ۴۰۴',
    title: 'صفحه پیدا نشد',
    detail: 'این آدرس در بازار نیست؛ شاید کالا برداشته شده یا آدرس نادرست نوشته شده است.',
    tag: '۴۰۴',
    drawingLabel: 'نقشهٔ بلبرینگی که یک ساچمهٔ آن نیست',
    actions: (
      <>
        {home}
        <Button>
          <BackArrow />
          بازگشت به صفحهٔ قبل
        </Button>
      </>
    ),
  },
  parameters: keyTable({
    Tab: 'from «home» to «back»',
    Enter: 'goes there',
  }),
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 404: the code, the word for error, what happened, home and back (specification §2). */
export const Default: Story = {};
export const Playground: Story = { args: { heading: 'خطا ۵۰۳', title: 'سرویس در دسترس نیست', tag: '۵۰۳' } };
/** An address that is gone: what it should have shown may be searched for. */
export const Search: Story = {
  args: { search: <ErrorSearch action="#" label="نام کالا یا کد فنی" submit="جستجو" /> },
};
/** Any other error: says when to come back, and links home. */
export const General: Story = {
  args: {
    heading: 'خطا',
    title: 'مشکلی در ارائهٔ خدمت پیش آمد',
    detail: 'اگر تکرار شد، کمی بعد برگردید.',
    tag: '؟',
    note: 'شناسهٔ پیگیری ۷۷۴۱۰۲۶',
    actions: home,
  },
};
export const LongText: Story = {
  args: {
    title: 'صفحهٔ بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور و گیربکس پیدا نشد',
  },
};
export const MixedDirection: Story = {
  args: { note: <bdi dir="ltr">/products/6205-2RSH</bdi> },
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
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' })).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'بازگشت به صفحهٔ قبل' })).toHaveFocus();
  }),
};
