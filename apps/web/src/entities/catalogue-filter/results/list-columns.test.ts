import { describe, expect, it } from 'vitest';
import { address, listData, products } from '@/entities/catalogue-filter/data/catalogue-list.fixtures';
import { columnSort, toColumns, toRow } from './list-columns';

const first = products[0];

describe('the columns of the table', () => {
  it('shows key properties side by side, with letter and unit in the header', () => {
    expect(toColumns(listData()).map(({ label, symbol, unit }) => [label, symbol, unit])).toEqual([
      ['قطر داخلی', 'd', 'mm'],
      ['قطر خارجی', 'D', 'mm'],
      ['پهنا', 'B', 'mm'],
      ['بار دینامیکی', 'C', 'kN'],
    ]);
  });

  it('aligns the numbers of a column with the decimals its page needs', () => {
    if (!first) throw new Error('no product');
    expect(toRow(listData(), first).cells).toEqual(['۲۰', '۴۲', '۱۲', '۹٫۹۵']);
  });

  it('R-063 converts every convertible column to inches, and no other', () => {
    const data = listData({ isImperial: true });
    expect(toColumns(data).map(({ unit }) => unit)).toEqual(['in', 'in', 'in', 'lbf']);
    if (!first) throw new Error('no product');
    expect(toRow(data, first).cells.slice(0, 3)).toEqual(['۰٫۷۸۷۴', '۱٫۶۵۳۵', '۰٫۴۷۲۴']);
    expect(toRow(data, first).originals?.slice(0, 3)).toEqual(['۲۰ mm', '۴۲ mm', '۱۲ mm']);
    expect(toRow(listData(), first).originals?.every((text) => text === undefined)).toBe(true);
  });

  it('shows the selected columns in the order of the category', () => {
    const data = listData({ columns: ['p-load', 'p-bore', 'p-unknown'] });
    expect(toColumns(data).map(({ id }) => id)).toEqual(['p-bore', 'p-load']);
  });

  it('R-053 sorts by a column and reverses the order', () => {
    const path = '/list';
    expect(columnSort({ path, address }, 'property.p-bore', 'قطر داخلی').href).toBe(
      '/list?sort=property.p-bore',
    );
    const sorted = { ...address, filter: { ...address.filter, sort: 'property.p-bore' } };
    const again = columnSort({ path, address: sorted }, 'property.p-bore', 'قطر داخلی');
    expect([again.href, again.direction]).toEqual(['/list?sort=-property.p-bore', 'ascending']);
  });
});
