import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../button/button';
import { Card } from '../../card/card';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { bearing } from '../../story-parts/pictures';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { BaseSpecs, OfferList, type OfferRowView, OffersHead } from './supplier-offers';

const offer = (id: string, supplier: string, amount: string, differences: string[]): OfferRowView => ({
  id,
  href: `#${id}`,
  supplier,
  supplierHref: `#s-${id}`,
  city: 'تهران',
  code: '6205-2RSH',
  brand: 'SKF',
  amount,
  minimum: '۱۰ عدد',
  cities: '۴ شهر',
  validity: '۱۴۰۵/۰۹/۲۷',
  answer: 'تا ۸ ساعت',
  trust: 'از ۱۴۰۳/۰۲ تا ۱۴۰۶/۰۲',
  differences,
  pick: { label: `انتخاب پیشنهاد ${supplier}`, data: '{}' },
  request: { href: '#request', label: `درخواست از ${supplier}`, action: {} },
});

const specs = [
  { id: 'd', label: 'قطر داخلی', symbol: 'd', value: '۲۵', unit: 'mm' },
  { id: 'C', label: 'بار دینامیکی', symbol: 'C', value: '۱۴٫۸', unit: 'kN' },
  { id: 's', label: 'آب‌بند', value: '2RS' },
];

const meta = {
  title: 'Patterns/Suppliers/Supplier offers',
  component: OfferList,
  args: {
    offers: [
      offer('a', 'بازرگانی یاتاقان پارس', '۹۸۰٬۰۰۰', []),
      offer('b', 'صنایع یاتاقان البرز', 'استعلام', ['بار دینامیکی ۱۴٫۹ kN به جای ۱۴٫۸']),
    ],
    labels: {
      caption: 'پیشنهاد تأمین‌کنندگان',
      pick: 'انتخاب',
      supplier: 'تأمین‌کننده',
      brand: 'برند و مدل',
      amount: 'قیمت، تومان',
      minimum: 'حداقل سفارش',
      cities: 'شهرهای فروش',
      validity: 'اعتبار قیمت',
      answer: 'زمان پاسخ',
      differences: 'تفاوت فنی',
      same: 'مانند مشخصات پایه',
      trust: 'تأیید بازار صنعت',
      request: 'درخواست',
    },
    foot: (
      <ButtonLink tone="primary" href="#request">
        درخواست از انتخاب‌شده‌ها
      </ButtonLink>
    ),
  },
  parameters: keyTable({
    Tab: 'to the box, the supplier and the product of each offer, then to what is done with the picked ones',
    Space: 'picks an offer',
    Enter: 'follows a link',
  }),
} satisfies Meta<typeof OfferList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: {
    offers: [
      offer('a', 'کارخانهٔ یاتاقان‌سازی و قطعات دوار خاورمیانهٔ بزرگ و پسران', '۹۸۰٬۰۰۰ تا ۱٬۲۴۰٬۰۰۰', [
        'بار دینامیکی ۱۴٫۹ kN',
        'سرعت حد ۸٬۹۰۰ r/min',
      ]),
    ],
  },
};
/** A tablet shows the offers as rows of a table with its head, a phone as entries of a list. */
export const Rows: Story = {
  play: async ({ canvas, canvasElement }) => {
    const isTable = innerWidth >= 720;
    const rows = canvas.getAllByRole('row').slice(isTable ? 1 : 0);
    await expect(canvasElement.querySelector('thead')?.checkVisibility()).toBe(isTable);
    if (isTable) for (const row of rows) await expect(row.clientHeight).toBeLessThanOrEqual(88);
  },
};
export const MixedDirection: Story = {
  args: { offers: [offer('a', 'یاتاقان SKF پارس', '۹۸۰٬۰۰۰', ['آب‌بند 2RS'])] },
};
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
export const Narrow: Story = { decorators: [narrow] };
export const Head: Story = {
  render: () => (
    <Card>
      <OffersHead
        name="بلبرینگ شیار عمیق 6205"
        scientificName="Deep groove ball bearing"
        picture={{ src: bearing, alt: '' }}
        specs={specs}
        note="۴ تأمین‌کننده"
        price="از ۶۸۸٬۰۰۰ تومان"
        action={
          <ButtonLink tone="primary" href="#request">
            درخواست با همین مشخصات
          </ButtonLink>
        }
      />
    </Card>
  ),
};
export const Specs: Story = {
  render: () => <BaseSpecs specs={specs} />,
};
