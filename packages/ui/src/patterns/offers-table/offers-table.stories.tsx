import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/card';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { TrustSymbol } from '../../trust-line/trust-line';
import { OffersTable, type OfferView } from './offers-table';

const offer: OfferView = {
  id: '1',
  href: '#pars',
  supplier: 'بازرگانی یاتاقان پارس',
  cityName: 'تهران',
  brand: 'SKF',
  amount: '۹۸۰٬۰۰۰',
  currency: 'تومان',
  minimum: 'از ۱۰ عدد',
  leadTime: '۲ روز',
  validity: 'تا ۱۵ آذر ۱۴۰۵',
  trust: 'هویت تأییدشده تا ۱۴۰۶/۰۲/۱۸',
};

const meta = {
  title: 'Patterns/Products/Offers table',
  component: OffersTable,
  parameters: keyTable({
    Tab: 'to the next offer',
    Enter: 'goes to it',
    Arrows: 'scroll the box, where it scrolls',
  }),
  args: {
    offers: [
      { ...offer, id: '0', isThisPage: true },
      offer,
      {
        ...offer,
        id: '2',
        href: '#alborz',
        supplier: 'صنایع یاتاقان البرز',
        cityName: 'کرج',
        amount: '۸۹۰٬۰۰۰',
      },
    ],
    labels: {
      caption: 'پیشنهاد تأمین‌کنندگان دیگر',
      supplier: 'تأمین‌کننده',
      brand: 'برند',
      amount: 'قیمت هر عدد، تومان',
      minimum: 'کمترین سفارش',
      leadTime: 'آماده‌سازی',
      validity: 'اعتبار قیمت',
      trust: 'اعتماد',
      action: 'دیدن پیشنهاد',
      thisPage: 'همین صفحه',
    },
  },
  decorators: [
    (Story) => (
      <Card bleed>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof OffersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: {
    offers: [
      {
        ...offer,
        supplier: 'شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ (سهامی خاص)',
        amount: '۱٬۲۳۴٬۵۶۷٬۸۹۰',
        leadTime: 'پس از استعلام از سازنده، ۴ تا ۶ هفته',
      },
    ],
  },
};
export const MixedDirection: Story = {
  args: { offers: [{ ...offer, supplier: 'یاتاقان‌سازی ABC-2', trust: 'گواهی ISO 9001:2015 تا ۱۴۰۶' }] },
};
/** The page draws the shield once, for these rows and for its cards of products. */
export const SharedShield: Story = {
  args: { sharesShield: true },
  render: (args) => (
    <>
      <TrustSymbol />
      <OffersTable {...args} />
    </>
  ),
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
