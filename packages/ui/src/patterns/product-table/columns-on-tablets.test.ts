import { expect, it } from 'vitest';
import { columnsOnTablets } from './columns-on-tablets';
import type { ProductTableRowView } from './product-table-view';

const column = (label: string, symbol?: string, unit?: string) => ({ id: label, label, symbol, unit });
const row = (...cells: string[]): ProductTableRowView => ({
  product: { id: '1', href: '#', name: '', specs: [], price: { amount: '' }, supplier: { name: '' } },
  cells,
});

const bearing = [
  column('قطر داخلی', 'd', 'mm'),
  column('قطر خارجی', 'D', 'mm'),
  column('پهنا', 'B', 'mm'),
  column('بار دینامیکی', 'C', 'kN'),
];
const values = [row('۱۵', '۳۲', '۹', '۵٫۵۶'), row('۷۰', '۱۵۰', '۳۵', '۱۱۱٫۵۵')];

it('shows as many columns as fit beside the seller', () => {
  expect(columnsOnTablets(bearing, values, true)).toBe(3);
  expect(columnsOnTablets(bearing, values, false)).toBe(4);
});

it('shows two however long they are, and four at most', () => {
  const long = [column('مادهٔ خاموش‌کننده'), column('وزن خاموش‌کننده', 'm', 'kg'), column('فشار کار، بیشینه')];
  expect(columnsOnTablets(long, [row('پودر ABC', '۲', '۱۵')], true)).toBe(2);
  expect(
    columnsOnTablets(
      [...bearing, ...bearing].map(() => column('a')),
      [],
      true,
    ),
  ).toBe(4);
});
