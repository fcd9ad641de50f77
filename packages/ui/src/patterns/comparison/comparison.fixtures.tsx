import { bearing } from '../../story-parts/pictures';
import type { ComparisonGroup, LinkedObject } from './comparison-view';

/** Three bearings side by side, for stories. */
const object = (id: string, note: string): LinkedObject => ({
  id,
  name: `بلبرینگ شیار عمیق ${id}`,
  href: `#${id}`,
  note,
  picture: { src: bearing, alt: '' },
  removeLabel: `برداشتن ${id} از مقایسه`,
  removeHref: `#without-${id}`,
});

export const objects = [
  object('6205-2RSH', 'SKF، یاتاقان پارس'),
  object('6205-2RSR', 'FAG، صنایع یاتاقان البرز'),
  object('6205LLU', 'NTN، بلبرینگ آذرگستر'),
];

const cells = (...values: readonly (string | undefined)[]) =>
  values.map((value) => (value === undefined ? undefined : { value }));

export const groups: ComparisonGroup[] = [
  {
    id: 'size',
    title: 'ابعاد',
    rows: [
      {
        id: 'd',
        label: 'قطر داخلی',
        symbol: 'd',
        unit: 'in',
        isDifferent: false,
        cells: ['۰٫۹۸۴', '۰٫۹۸۴', '۰٫۹۸۴'].map((value) => ({ value, original: '۲۵ mm' })),
      },
      { id: 'B', label: 'پهنا', symbol: 'B', unit: 'mm', isDifferent: false, cells: cells('۱۵', '۱۵', '۱۵') },
    ],
  },
  {
    id: 'load',
    title: 'بار و سرعت',
    rows: [
      {
        id: 'C',
        label: 'بار دینامیکی',
        symbol: 'C',
        unit: 'kN',
        isDifferent: true,
        cells: cells('۱۴٫۸', '۱۴٫۹', '۱۴٫۰'),
      },
      { id: 'g', label: 'روان‌کار', isDifferent: true, cells: cells('پایهٔ لیتیم', undefined, 'پایهٔ لیتیم') },
    ],
  },
];
