import type { BaseProductOffers, CategoryProperty } from '@bazaar/api/model';
import { describe, expect, it } from 'vitest';
import { toModelGroups } from './landing-models';
import { toShortcuts } from './landing-shortcuts';

const model = (id: string, categoryId: string, more: Partial<BaseProductOffers> = {}): BaseProductOffers => ({
  id,
  name: `بلبرینگ شیار عمیق ${id}`,
  slug: id,
  category: { id: categoryId, name: 'بلبرینگ شیار عمیق', slug: categoryId, baseProductCount: 14 },
  keyProperties: [
    { propertyId: 'd', title: 'قطر داخلی', symbol: 'd', value: 25, unitDisplayText: 'mm' },
    { propertyId: 's', title: 'آب‌بند', optionTitles: ['2RS'] },
  ],
  offersCount: 6,
  supplierCount: 6,
  minPriceRial: 31_800_000,
  brands: ['FAG', 'NSK', 'SKF', 'ZWZ'],
  ...more,
});

describe('the models of a category', () => {
  it('R-590 stand in one table for each category, a row for all offers of a model', () => {
    const [balls, rollers] = toModelGroups([
      model('6205', 'c-1'),
      model('6206', 'c-1'),
      model('NU205', 'c-2'),
    ]);
    expect(balls?.columns.map(({ label, note }) => [label, note])).toEqual([
      ['قطر داخلی', 'd, mm'],
      ['آب‌بند', undefined],
    ]);
    expect(balls?.rows.map(({ name }) => name)).toEqual(['6205', '6206']);
    expect(balls?.rows[0]).toMatchObject({
      href: '/products/base-product/6205/6205',
      values: ['۲۵', '2RS'],
      brands: 'FAG، NSK، SKF',
      offers: '۶ تأمین‌کننده',
      price: { prefix: 'از', amount: '۳٬۱۸۰٬۰۰۰', currency: 'تومان' },
      action: 'مقایسهٔ پیشنهادها',
    });
    expect(balls?.more.label).toBe('۱۲ مدل دیگر بلبرینگ شیار عمیق');
    expect(rollers?.rows).toHaveLength(1);
  });

  it('R-590 a model with one offer leads to that offer, one without a public price says none', () => {
    const [group] = toModelGroups([
      model('6205', 'c-1', {
        productId: 'sp-7',
        supplierCount: 1,
        minPriceRial: undefined,
        keyProperties: [],
      }),
    ]);
    expect(group?.rows[0]).toMatchObject({ href: '/products/sp-7/6205', price: undefined, action: 'مشاهده' });
  });

  it('R-590 names the unit of a value that is not in the unit of its column', () => {
    const inch = [{ propertyId: 'd', title: 'قطر داخلی', value: 1, unitDisplayText: 'in' }];
    const [group] = toModelGroups([model('6205', 'c-1'), model('6206', 'c-1', { keyProperties: inch })]);
    expect(group?.rows[1]?.values).toEqual(['۱ in', '–']);
  });
});

const property = (id: string, more: Partial<CategoryProperty> = {}): CategoryProperty => ({
  id,
  categoryId: 'c-1',
  title: id,
  sortOrder: 1,
  dataType: 'Option',
  isFilterable: true,
  isComparable: true,
  isKey: false,
  isRequiredInRequest: false,
  ...more,
});
const option = (id: string, count: number) => ({ id, title: id, count });

it('R-591 shortcuts are the most used options of the key properties, each a link to its products', () => {
  const rows = toShortcuts(
    { id: 'c-1', slug: 'x' },
    [property('minor'), property('seal', { isKey: true, sortOrder: 9 }), property('single')],
    [
      { propertyId: 'minor', options: [option('a', 1), option('b', 2)] },
      { propertyId: 'seal', options: [option('zz', 3), option('none', 0), option('rs', 12)] },
      { propertyId: 'single', options: [option('only', 5)] },
    ],
  );
  expect(rows.map(({ id }) => id)).toEqual(['seal', 'minor']);
  expect(rows[0]?.links).toEqual([
    { id: 'rs', href: '/products/category/c-1/x?f=seal:rs', label: 'rs', count: '۱۲' },
    { id: 'zz', href: '/products/category/c-1/x?f=seal:zz', label: 'zz', count: '۳' },
  ]);
});
