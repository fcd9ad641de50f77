import { expect, it, vi } from 'vitest';

const listSupplierProducts = vi.hoisted(() => vi.fn(() => new Promise(() => undefined)));
vi.mock('server-only', () => ({}));
vi.mock('@bazaar/api/supplier-products', () => ({ listSupplierProducts }));
vi.mock('@/lib/data/load', () => ({
  load: (_: string, __: string[], call: (request: object) => Promise<unknown>) => call({}),
}));
vi.mock('@/entities/advertisement/load-advertisements', () => ({ preloadAds: vi.fn() }));
vi.mock('@/entities/category/load-category', () => ({ loadTradeUnits: vi.fn() }));
vi.mock('@bazaar/api/categories', () => ({ listCategoryProperties: () => new Promise(() => undefined) }));
const { preloadList } = await import('./read-list');

it('reads products beside the properties, unless the address has filters with units', () => {
  preloadList('c-1', new URLSearchParams('sort=name&pageNumber=2'), 's-1');
  expect(listSupplierProducts).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ categoryId: 'c-1', supplierId: 's-1', sort: 'name', pageNumber: 2 }),
    {},
  );
  listSupplierProducts.mockClear();
  preloadList('c-1', new URLSearchParams('f=p-bore:1~2@u-inch'));
  preloadList('c-1', new URLSearchParams('min.p-bore=1&form=1'));
  preloadList('c-1');
  expect(listSupplierProducts).not.toHaveBeenCalled();
});

it('R-045 asks for no kind the contract does not name', () => {
  listSupplierProducts.mockClear();
  preloadList('c-1', new URLSearchParams('kinds=Retailer&kinds=Importer&priceKind=Free'));
  const [params] = listSupplierProducts.mock.calls[0] as unknown as [object];
  expect(params).toMatchObject({ kinds: ['Importer'] });
  expect(params).not.toHaveProperty('priceKind');
});
