import { beforeEach, expect, it, vi } from 'vitest';
import { PLAIN_SEARCH } from './search-address';

const nobody = { items: [], totalCount: 0 };
const listSuppliers = vi.fn(async (_query: object) => ({ items: [{ id: 's-1' }], totalCount: 1 }));
const delegation = { state: 'Active', validFrom: '2020-01-01T00:00:00.000Z' };
vi.mock('@bazaar/api/suppliers', () => ({
  listSuppliers: (query: object) => listSuppliers(query),
  listMerchantDelegations: async () => ({
    items: [
      { ...delegation, supplierId: 's-1' },
      { ...delegation, supplierId: 's-1', state: 'Expired' },
      { ...delegation, supplierId: 's-2', state: 'Revoked' },
      { ...delegation, supplierId: 's-3', validTo: '2021-01-01T00:00:00.000Z' },
      { ...delegation, supplierId: 's-4', state: 'Pending' },
    ],
  }),
}));
vi.mock('@bazaar/api/categories', () => ({
  listCategories: async () => nobody,
  listTopLevelCategories: async () => [],
}));
vi.mock('@bazaar/api/geography', () => ({
  filterCities: async () => nobody,
  filterStates: async () => nobody,
  listSaleCities: async () => [],
}));
vi.mock('@/lib/cache/tag-page', () => ({ tagFailed: vi.fn(), tagIncomplete: vi.fn() }));
vi.mock('@/lib/data/load', () => ({
  load: async (_: string, __: string[], read: (request: object) => Promise<unknown>) => ({
    state: 'ready',
    value: await read({}),
  }),
}));
const { loadSupplierSearch } = await import('./load-supplier-search');
beforeEach(() => listSuppliers.mockClear());

it('R-151 finds as agents of a brand only those whose delegation is in force today', async () => {
  await loadSupplierSearch('بلبرینگ', { ...PLAIN_SEARCH, brand: 'SKF' });
  expect(listSuppliers).toHaveBeenCalledWith(expect.objectContaining({ ids: ['s-1'] }));
});

it('does not ask by id without a brand', async () => {
  await loadSupplierSearch('بلبرینگ', PLAIN_SEARCH);
  expect(listSuppliers.mock.lastCall?.[0]).not.toHaveProperty('ids');
});
