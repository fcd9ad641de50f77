import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../button/button';
import { Latin } from '../../latin/latin';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { TrustLine } from '../../trust-line/trust-line';
import { AnswerComparison } from './answer-comparison';
import type { AnswerLine, AnswerOffer, AnswerSupplier, AnswerWhole } from './answer-view';

const supplier = (id: string, name: string, isNear = false): AnswerSupplier => ({
  id,
  name,
  href: `#${id}`,
  city: 'تهران',
  trust: <TrustLine>از ۱۴۰۳/۰۲ تا ۱۴۰۶/۰۲</TrustLine>,
  answered: 'شنبه ۳۰ آبان، ۱۱:۰۴',
  answeredNote: 'پس از ۲ ساعت؛ معمول ۲ ساعت',
  validity: {
    remaining: isNear ? '۱ روز کاری مانده' : '۳ روز کاری مانده',
    until: 'تا سه‌شنبه ۳ آذر، ۱۷:۰۰',
    elapsed: isNear ? 0.8 : 0.3,
    isNear,
    label: `اعتبار پاسخ ${name}`,
  },
});

const offer = (code: string, price: string | undefined, more: Partial<AnswerOffer> = {}): AnswerOffer => ({
  offered: <Latin>{code}</Latin>,
  price,
  priceNotes: [],
  total: price === undefined ? undefined : `${price}٬۰۰۰`,
  delivery: '۵ آذر',
  deviations: [],
  ...more,
});

const lines: readonly AnswerLine[] = [
  {
    id: '1',
    number: 'قلم ۱',
    title: 'بلبرینگ شیار عمیق',
    required: 'دست‌کم ۱۴ کیلونیوتن',
    quantity: '۲۰۰ عدد',
    offers: [
      offer('SKF 6205-2RSH', '۹۱۰٬۰۰۰', { priceNotes: ['برای ۵۰۰ عدد: ۸۷۰٬۰۰۰'] }),
      offer('NTN 6205LLU', '۶۸۸٬۰۰۰', {
        priceAward: { tone: 'warning', text: 'کمترین قیمت واحد، با ۱ انحراف' },
        deviations: [{ id: 'd', title: 'لقی داخلی', text: 'خواسته C3، پیشنهاد عادی' }],
      }),
    ],
  },
  {
    id: '2',
    number: 'قلم ۲',
    title: 'بلبرینگ شیار عمیق',
    quantity: '۶۰ عدد',
    offers: [
      offer('SKF 6305-2RS1', '۱٬۴۵۰٬۰۰۰', { deliveryAward: { tone: 'success', text: 'زودترین' } }),
      offer('NTN 6305LLU', undefined, {
        priceAward: { tone: 'error', text: 'قیمت نداده' },
        note: 'پس از اعلام انبار مرکزی',
      }),
    ],
  },
];

const whole = (total: string | undefined, more: Partial<AnswerWhole> = {}): AnswerWhole => ({
  shipping: '۳٬۲۰۰٬۰۰۰',
  payment: 'نقدی',
  delivery: '۵ آذر',
  total,
  action: (
    <ButtonLink href="#talk" size="small" tone="quiet">
      گفت‌وگو و اعلام پذیرش
    </ButtonLink>
  ),
  ...more,
});

const meta = {
  title: 'Patterns/Trade/Answer comparison',
  component: AnswerComparison,
  args: {
    winners: [
      { id: 'total', label: 'کمترین جمع، با ارسال', value: '۴۲۷٬۰۰۰٬۰۰۰', note: 'یاتاقان پارس' },
      { id: 'date', label: 'زودترین تحویل همهٔ اقلام', value: '۵ آذر', note: 'یاتاقان پارس' },
    ],
    suppliers: [supplier('pars', 'یاتاقان پارس'), supplier('azar', 'بلبرینگ آذرگستر', true)],
    lines,
    wholes: [
      whole('۴۲۷٬۰۰۰٬۰۰۰', { totalAward: { tone: 'success', text: 'کمترین جمع' } }),
      whole('جمع ندارد', { totalNote: 'قیمت قلم ۲ نیامده است.' }),
    ],
    note: 'نشان‌ها به مقدار و واحد درخواست حساب شده است.',
    need: 'نیاز تا یکشنبه ۱۵ آذر ۱۴۰۵',
    labels: {
      caption: 'جدول مقایسهٔ پاسخ‌ها',
      corner: 'به تومان، بدون مالیات',
      answered: 'پاسخ',
      validity: 'اعتبار پاسخ',
      offer: 'پیشنهاد',
      price: 'قیمت هر واحد درخواست',
      lineTotal: 'جمع قلم',
      delivery: 'تحویل',
      required: 'ویژگی‌های الزامی',
      meetsAll: 'همهٔ ویژگی‌های الزامی برابر است',
      all: 'همهٔ اقلام',
      shipping: 'هزینهٔ ارسال',
      payment: 'پرداخت کالا',
      wholeDelivery: 'تحویل کامل',
      total: 'جمع کل، با ارسال',
      next: 'گام بعد',
      unknown: 'نامعلوم',
      unanswered: 'هنوز پاسخ نداده',
    },
  },
  parameters: keyTable({
    Tab: 'to the table, to each supplier, then to each next step',
    Arrows: 'scroll the table where it is wider than the screen',
  }),
} satisfies Meta<typeof AnswerComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const OneWaits: Story = {
  args: {
    suppliers: [
      supplier('pars', 'یاتاقان پارس'),
      { id: 'sepahan', name: 'تأمین‌صنعت سپاهان', href: '#sepahan', answered: 'هنوز پاسخ نداده' },
    ],
    lines: lines.map((line) => ({ ...line, offers: [line.offers[0], undefined] })),
    wholes: [whole('۴۲۷٬۰۰۰٬۰۰۰'), whole('جمع ندارد', { action: undefined })],
  },
};
/** One offer has run out, another supplier has refused: both stay readable, and neither is marked. */
export const Ended: Story = {
  args: {
    suppliers: [
      supplier('pars', 'یاتاقان پارس'),
      { ...supplier('azar', 'بلبرینگ آذرگستر'), state: 'منقضی', validity: undefined },
      { id: 'sepahan', name: 'تأمین‌صنعت سپاهان', href: '#sepahan', answered: 'رد شد', state: 'رد شد' },
    ],
    lines: lines.map((line) => ({ ...line, offers: [line.offers[0], offer('NTN', '۶۸۸٬۰۰۰'), undefined] })),
    wholes: [whole('۴۲۷٬۰۰۰٬۰۰۰'), whole('۳۹۱٬۰۰۰٬۰۰۰'), whole('جمع ندارد', { action: undefined })],
  },
};
export const LongText: Story = {
  args: {
    suppliers: [
      supplier('a', 'شرکت بازرگانی و تولیدی یاتاقان‌گستران صنعت خاورمیانه، شعبهٔ مرکزی تهران'),
      supplier('b', 'بلبرینگ آذرگستر'),
    ],
  },
};
export const MixedDirection: Story = { args: { lines: lines.slice(0, 1) } };
export const Narrow: Story = { decorators: [narrow] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
