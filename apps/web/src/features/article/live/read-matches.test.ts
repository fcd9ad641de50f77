import { listCategoryProperties } from '@bazaar/api/categories';
import { listMeasurementUnits } from '@bazaar/api/measurement-quantities';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { readLiveQuantity } from '@bazaar/domain/article-text/live-quantity';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readMatches } from './read-matches';

vi.mock('@bazaar/api/categories', () => ({ listCategoryProperties: vi.fn() }));
vi.mock('@bazaar/api/measurement-quantities', () => ({ listMeasurementUnits: vi.fn() }));
vi.mock('@bazaar/api/supplier-products', () => ({ listSupplierProducts: vi.fn() }));

const category = { id: 'c-valve', slug: 'شیر' };
const number = (id: string, quantity: string, more: object = {}) => ({
  id,
  title: id,
  dataType: 'Number',
  isFilterable: true,
  measurementQuantityId: quantity,
  defaultMeasurementUnitId: 'mu-bar',
  ...more,
});
const units: Readonly<Record<string, unknown>> = {
  'q-pressure': [
    { id: 'mu-pa', symbol: 'Pa', factor: 1, offset: 0 },
    { id: 'mu-bar', symbol: 'bar', factor: 100_000, offset: 0 },
  ],
  'q-length': [{ id: 'mu-mm', symbol: 'mm', factor: 1, offset: 0 }],
};
const read = (written: string) => {
  const quantity = readLiveQuantity(written);
  if (quantity === undefined) throw new Error(written);
  return readMatches(category, quantity, new AbortController().signal);
};

beforeEach(() => {
  vi.mocked(listCategoryProperties)
    .mockReset()
    .mockResolvedValue([
      number('pressure', 'q-pressure'),
      number('burst', 'q-pressure', { minValue: 100 }),
      number('bore', 'q-length'),
      number('hidden', 'q-pressure', { isFilterable: false }),
    ] as never);
  vi.mocked(listMeasurementUnits)
    .mockReset()
    .mockImplementation(async (id: string) => units[id] as never);
  vi.mocked(listSupplierProducts)
    .mockReset()
    .mockResolvedValue({ totalCount: 318 } as never);
});

describe('R-508 products with the value of a quantity', () => {
  it('are those of properties that can have it, asked in base units and linked in the unit of the text', async () => {
    expect(await read('16 bar')).toEqual([
      {
        href: '/products/category/c-valve/%D8%B4%DB%8C%D8%B1?f=pressure:16~16@mu-bar',
        title: 'pressure',
        count: 318,
      },
    ]);
    expect(vi.mocked(listSupplierProducts).mock.calls.map(([query]) => query)).toEqual([
      { categoryId: 'c-valve', f: ['pressure:1600000~1600000'], pageSize: 1 },
    ]);
  });

  it('keep both ends of a range', async () => {
    expect((await read('10~16 bar'))[0]?.href).toContain('f=pressure:10~16@mu-bar');
  });

  it('are left out where there are none, where the count fails, and where no property has such a unit', async () => {
    vi.mocked(listSupplierProducts).mockResolvedValueOnce({ totalCount: 0 } as never);
    expect(await read('16 bar')).toEqual([]);
    vi.mocked(listSupplierProducts).mockRejectedValueOnce(new Error('late'));
    expect(await read('16 bar')).toEqual([]);
    expect(await read('80 °C')).toEqual([]);
  });

  it('are said to be unknown when the properties cannot be read', async () => {
    vi.mocked(listCategoryProperties).mockRejectedValue(new Error('late'));
    await expect(read('16 bar')).rejects.toThrow('late');
  });
});
