import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard, followed } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { tabThrough } from '../../story-parts/tab-through';
import { ArticlePage } from './article-page';

const table = `<div tabindex="0" role="group" aria-label="جدول"><table><thead><tr><th scope="col">رخداد</th><th scope="col">مهلت</th></tr></thead>
<tbody><tr><td>پاسخ تأمین‌کننده به درخواست</td><td>تا ۴۸ ساعت کاری</td></tr><tr><td>اصلاح درخواست برگشتی</td><td>تا ۷ روز</td></tr></tbody></table></div>`;

const meta = {
  title: 'Patterns/ArticlePage',
  component: ArticlePage,
  args: {
    title: 'شرایط استفاده',
    lead: 'حق و تکلیف خریدار، تأمین‌کننده و بازار؛ پیش از ثبت درخواست بخوانید.',
    facts: (
      <>
        <span>به‌روزشده در ۲۵ مرداد ۱۴۰۵</span>
        <span>۳ دقیقه خواندن</span>
      </>
    ),
    contents: {
      label: 'در این صفحه',
      items: [
        { id: 'part-1', label: 'حساب کاربری' },
        { id: 'part-2', label: 'درخواست و پیشنهاد' },
        { id: 'part-3', label: 'محتوای ممنوع' },
      ],
    },
    html: `<p>با ساختن حساب، این شرایط را می‌پذیرید.</p>
<h2 id="part-1">حساب کاربری</h2><ol><li>ورود با شمارهٔ همراه و کد یک‌بارمصرف است.</li><li>نگهداری گوشی با شماست.</li></ol>
<h2 id="part-2">درخواست و پیشنهاد</h2><p>پیشنهاد تا تاریخ <strong>اعتبار</strong> آن پابرجاست.</p>${table}
<h2 id="part-3">محتوای ممنوع</h2><ul><li>کالای قاچاق یا بی‌مجوز.</li><li>گواهی جعلی.</li></ul>`,
  },
  parameters: keyTable({ Tab: 'from part to part, then into the text', Enter: 'goes to the part' }),
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const { contents: _, ...short } = meta.args;

export const Default: Story = {};
export const Playground: Story = {};
/** A text too short for a table of contents. */
export const Short: Story = {
  render: () => <ArticlePage {...short} html="<p>بازار از معامله کارمزد نمی‌گیرد.</p>" />,
};
export const Narrow: Story = { decorators: [narrow] };
export const LongText: Story = {
  args: {
    title: 'شرایط استفاده از بازار برای خریداران، تأمین‌کنندگان و نمایندگان آنان در سراسر کشور و بیرون از آن',
    html: `<p>${'پیشنهاد تأمین‌کننده تا تاریخ اعتبار آن پابرجاست و با تأیید خریدار قرارداد میان دو سو بسته می‌شود. '.repeat(12)}</p>`,
  },
};
export const MixedDirection: Story = {
  args: {
    title: 'نشانه‌گذاری بلبرینگ بر پایهٔ ISO 15:2017',
    html: '<p>شمارهٔ <bdi dir="ltr">6205-2RSH</bdi> مطابق <bdi dir="ltr">DIN 625-1</bdi> است.</p>',
  },
};
export const Keyboard: Story = {
  play: byKeyboard(async ({ canvas, canvasElement }) => {
    await tabThrough(canvasElement);
    canvas.getByRole('link', { name: 'درخواست و پیشنهاد' }).focus();
    await press('{Enter}');
    await expect(followed()).toContain('#part-2');
  }),
};
