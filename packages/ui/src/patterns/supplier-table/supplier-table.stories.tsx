import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../card/card';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { TrustLine, TrustValidity } from '../../trust-line/trust-line';
import { type SupplierRowView, SupplierTable } from './supplier-table';

const span = (
  <TrustValidity elapsed={0.82} remaining="۵ ماه مانده" label="گذشته از اعتبار">
    از <time dateTime="2024-05-07">۱۴۰۳/۰۲/۱۸</time> تا <time dateTime="2027-05-08">۱۴۰۶/۰۲/۱۸</time>
  </TrustValidity>
);
const pars: SupplierRowView = {
  id: 's-1',
  href: '#s-1',
  monogram: 'ی‌پ',
  name: 'بازرگانی یاتاقان پارس',
  kinds: 'توزیع‌کننده و واردکننده',
  cityName: 'تهران',
  field: 'بلبرینگ شیار عمیق، رولبرینگ، کاسه‌نمد',
  validity: span,
  delegations: '۳',
  brands: ['SKF', 'NTN'],
  moreBrands: 'و ۱ دیگر',
  products: '۱٬۲۸۴',
  response: '۲ ساعت',
};
const kaveh: SupplierRowView = {
  ...pars,
  id: 's-2',
  href: '#s-2',
  monogram: 'ب‌ک',
  name: 'بست و مهرهٔ کاوه',
  kinds: 'تولیدکننده',
  cityName: 'کرج',
  field: 'پیچ شش‌گوش، مهره، واشر',
  validity: (
    <TrustLine>
      از <time dateTime="2025-07-16">۱۴۰۴/۰۴/۲۵</time>، بدون پایان
    </TrustLine>
  ),
  delegations: 'ندارد',
  brands: undefined,
};

const meta = {
  title: 'Patterns/Suppliers/Supplier table',
  component: SupplierTable,
  parameters: keyTable({
    Tab: 'to the table, where it scrolls, then to the next supplier; a row is one link',
    Enter: 'follows it',
  }),
  args: {
    labels: {
      caption: 'تأمین‌کنندگان',
      supplier: 'تأمین‌کننده',
      field: 'زمینهٔ کار',
      city: 'شهر',
      validity: 'تأیید بازار صنعت',
      delegations: 'نمایندگی',
      products: 'محصول',
      response: 'میانگین پاسخ',
    },
    groups: [{ suppliers: [pars, kaveh] }],
  },
  render: (args) => (
    <Card bleed>
      <SupplierTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof SupplierTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvas: HTMLElement, part: string) =>
  [...canvas.querySelectorAll(part)].filter((cell) => cell.checkVisibility()).length;

/** One line per supplier with every column: a table, not a list with nothing in its middle. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const isWide = (canvasElement.querySelector('.u-suppliers')?.clientWidth ?? 0) >= 880;
    await expect(shown(canvasElement, 'td.city')).toBe(isWide ? 2 : 0);
    await expect(shown(canvasElement, 'td.field')).toBe(2);
    if (!isWide) return;
    const heights = [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.clientHeight);
    await expect(Math.max(...heights)).toBeLessThanOrEqual(57);
  },
};
export const Playground: Story = { decorators: [resizable] };
export const ByLetter: Story = {
  args: {
    groups: [
      {
        id: 'b',
        title: 'ب',
        suppliers: [{ ...pars, below: <p>در ردیف زیر</p>, more: <a href="#more">همه</a> }],
      },
      { id: 'k', title: 'ک', suppliers: [kaveh] },
    ],
  },
};
export const LongText: Story = {
  args: {
    groups: [
      {
        suppliers: [
          {
            ...pars,
            name: 'شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ (سهامی خاص)',
            field: 'الکتروپمپ شناور، پمپ سانتریفیوژ تک‌مرحله‌ای، پمپ طبقاتی عمودی',
          },
        ],
      },
    ],
  },
};
export const MixedDirection: Story = {
  args: { groups: [{ suppliers: [{ ...pars, name: 'یاتاقان‌سازی ABC-2 (ISO 9001:2015)' }] }] },
};
/** On phones the table is a list: nothing scrolls sideways. */
export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.u-suppliers')?.firstElementChild;
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
    await expect(shown(canvasElement, '.town')).toBe(2);
  },
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
