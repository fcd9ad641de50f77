import { Price } from '../../price/price';
import { bearing } from '../../story-parts/pictures';
import { ComparisonAction } from './comparison-object';
import type { ComparisonGroup, LinkedObject } from './comparison-view';

/** Bearings side by side, for stories. */
const object = (id: string, note: string, amount: string): LinkedObject => ({
  id,
  name: id,
  href: `#${id}`,
  note,
  picture: { small: bearing, large: bearing },
  price: <Price amount={amount} currency="تومان" />,
  terms: 'از ۱۰ عدد',
  action: (
    <ComparisonAction href="#request" aria-label={`درخواست ${id}`}>
      درخواست
    </ComparisonAction>
  ),
  removeLabel: `برداشتن ${id} از مقایسه`,
  removeHref: `#without-${id}`,
});

export const objects = [
  object('6205-2RSH', 'SKF', '۹۸۰٬۰۰۰'),
  object('6205-2RSR/C3', 'FAG', '۱٬۸۹۰٬۰۰۰'),
  object('6205LLU', 'NTN', '۶۸۸٬۰۰۰'),
  object('6305-2RS1', 'SKF', '۱٬۴۵۰٬۰۰۰'),
];

const cells = (unit: string | undefined, values: readonly (string | undefined)[], unlike = '') =>
  values.map((value, index) =>
    value === undefined ? undefined : { value, unit, isUnlike: unlike.includes(String(index)) },
  );

export const groups: ComparisonGroup[] = [
  {
    id: 'size',
    title: 'ابعاد و بار',
    note: '۳ ویژگی، ۱ متفاوت',
    rows: [
      {
        id: 'd',
        label: 'قطر داخلی',
        symbol: 'd',
        isDifferent: false,
        cells: ['۰٫۹۸۴', '۰٫۹۸۴', '۰٫۹۸۴', '۰٫۹۸۴'].map((value) => ({ value, unit: 'in', detail: '۲۵ mm' })),
      },
      {
        id: 'B',
        label: 'پهنا',
        symbol: 'B',
        isDifferent: true,
        cells: cells('mm', ['۱۵', '۱۵', '۱۵', '۱۷'], '3'),
      },
      {
        id: 'n',
        label: 'سرعت حد',
        symbol: 'n',
        isDifferent: true,
        cells: cells('r/min', ['۸٬۵۰۰', '۸٬۵۰۰', '۱۱٬۵۰۰', '۷٬۵۰۰'], '23'),
      },
    ],
  },
  {
    id: 'parts',
    title: 'ساختار و شرایط کار',
    rows: [
      {
        id: 'g',
        label: 'روان‌کار',
        isDifferent: true,
        cells: cells(undefined, ['گریس با پایهٔ لیتیم', undefined, 'گریس با پایهٔ لیتیم', 'MT47']),
      },
    ],
  },
];
