import { beforeEach, expect, it, vi } from 'vitest';
import { parseAreaAddress } from '../area-address';

/** Categories the catalogue knows; it refuses a list of any other. */
const known = ['c-rebar'];
const listed: (string | undefined)[] = [];
let isDown = false;

vi.mock('@bazaar/api/supplier-products', () => ({
  listSupplierProducts: async ({ categoryId }: { categoryId?: string }) => {
    listed.push(categoryId);
    const isRefused = categoryId !== undefined && !known.includes(categoryId);
    if (isDown || isRefused) throw Object.assign(new Error('refused'), { status: isDown ? 503 : 400 });
    return { items: [], totalCount: 7, pageNumber: 1, pageSize: 25 };
  },
}));
const ofCategory = async (id: string) => {
  if (known.includes(id)) return [{ id, name: 'میلگرد' }];
  throw Object.assign(new Error('none'), { status: 404 });
};
vi.mock('@bazaar/api/categories', () => ({
  getActiveCategory: ofCategory,
  getCategoryBreadcrumb: ofCategory,
  listCategoryChildren: ofCategory,
  listCategoryItemsCount: async () => [],
  listTopLevelCategories: async () => [],
}));
vi.mock('@bazaar/api/units', () => ({ listUnitsOfMeasurement: async () => [] }));
vi.mock('@/lib/cache/tag-page', () => ({ tagIncomplete: async () => undefined }));
vi.mock('@/lib/data/load', () => ({
  load: (_: string, __: string[], read: (request: object) => Promise<unknown>) =>
    read({}).then(
      (value) => ({ state: 'ready', value }),
      ({ status }: { status: number }) => ({ state: status === 404 ? 'missing' : 'failed', status }),
    ),
}));
const { loadAreaSearch } = await import('./load-area-search');

const read = (categoryId: string) =>
  loadAreaSearch('Product', parseAreaAddress({ term: 'میلگرد', kinds: 'Importer', categoryId }));

beforeEach(() => {
  listed.length = 0;
  isDown = false;
});

it('R-603 leaves an unknown category out, says so, and keeps the rest of the address', async () => {
  const found = await read('c-gone');
  expect(found).toMatchObject({
    products: { state: 'ready', value: { totalCount: 7 } },
    isCategoryUnknown: true,
  });
  expect(found.address.categoryId).toBeUndefined();
  expect(found.address.filter).toMatchObject({ term: 'میلگرد', kinds: ['Importer'] });
});

it('R-603 reads a known category in one round', async () => {
  const found = await read('c-rebar');
  expect(found).toMatchObject({ products: { state: 'ready' }, isCategoryUnknown: false });
  expect(found.address.categoryId).toBe('c-rebar');
});

it('R-603 keeps the category when the catalogue is down', async () => {
  isDown = true;
  const found = await read('c-rebar');
  expect(found).toMatchObject({ products: { state: 'failed' }, isCategoryUnknown: false });
  expect(found.address.categoryId).toBe('c-rebar');
});
