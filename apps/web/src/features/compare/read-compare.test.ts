import type { Category, SupplierProductCatalog } from '@bazaar/api/model';
import { beforeEach, expect, it, vi } from 'vitest';
import { products as bearings } from './compare.fixtures';

const catalogue = new Map<string, SupplierProductCatalog>();
const failing = new Set<string>();

vi.mock('@/lib/cache/tag-page', () => ({ tagFailed: vi.fn(), tagMissing: vi.fn(), tagIncomplete: vi.fn() }));
vi.mock('@/entities/category/load-category', () => ({
  loadTradeUnits: async () => ({ state: 'ready', value: [] }),
}));
vi.mock('./load-compare', () => ({
  loadComparedProperties: async () => ({ state: 'ready', value: [] }),
  loadComparedUnits: async () => ({}),
  loadComparedProduct: async (id: string) => {
    if (failing.has(id)) return { state: 'failed', kind: 'service' };
    const value = catalogue.get(id);
    return value === undefined ? { state: 'missing' } : { state: 'ready', value };
  },
}));
const { readCompare } = await import('./read-compare');

const crumb = (id: string, level: number) =>
  ({ id, name: id, slug: id, level, categoryType: 'Product' }) as const;
const area = crumb('c-products', 1);
const parent = crumb('c-ball-bearings', 2);
const leaf = crumb('c-deep-groove', 3);
const otherLeaf = crumb('c-angular', 3);
const outside = crumb('c-pumps', 2);

const put = (id: string, ...breadcrumb: (typeof leaf | typeof parent | typeof area)[]) => {
  const [bearing] = bearings;
  if (bearing === undefined) throw new Error('no product');
  catalogue.set(id, { ...bearing, id, categoryId: breadcrumb.at(-1)?.id ?? '', breadcrumb });
};
const compare = (category: { readonly id: string; readonly slug: string }, query: string) =>
  readCompare(category as Category, new URLSearchParams(query));
const shown = async (...given: Parameters<typeof compare>) => {
  const result = await compare(...given);
  if (result.state !== 'ready') return result;
  return { ids: result.data.products.map(({ id }) => id), left: result.data.left };
};

beforeEach(() => {
  catalogue.clear();
  failing.clear();
  put('sp-1', area, parent, leaf);
  put('sp-2', area, parent, leaf);
  put('sp-3', area, parent, otherLeaf);
  put('sp-4', area, outside);
});

const LEAF = '/products/category/c-deep-groove/c-deep-groove';

it('R-587 leads to the comparison of the one category below that all products are of', async () => {
  expect(await compare(parent, 'compare=sp-1~sp-2')).toEqual({
    state: 'moved',
    href: `${LEAF}?compare=sp-1~sp-2`,
  });
  expect(await compare(parent, 'compare=sp-1&compare=sp-2&diff=1')).toEqual({
    state: 'moved',
    href: `${LEAF}?compare=sp-1~sp-2&diff=1`,
  });
  expect(await compare(area, 'compare=sp-1~sp-3')).toEqual({
    state: 'moved',
    href: '/products/category/c-ball-bearings/c-ball-bearings?compare=sp-1~sp-3',
  });
});

it('R-587 compares products of several categories below in what these share', async () => {
  expect(await shown(parent, 'compare=sp-1~sp-3')).toEqual({
    ids: ['sp-1', 'sp-3'],
    left: { gone: 0, foreign: 0, failed: 0 },
  });
});

it('keeps a product of the category itself whose breadcrumb the catalogue has cut', async () => {
  put('sp-5', area);
  const [cut] = [...catalogue.values()].slice(-1);
  if (cut !== undefined) catalogue.set('sp-5', { ...cut, categoryId: leaf.id });
  expect(await shown(leaf, 'compare=sp-1~sp-5')).toMatchObject({ ids: ['sp-1', 'sp-5'] });
  expect(await shown(leaf, 'compare=sp-5')).toMatchObject({ ids: ['sp-5'] });
});

it('counts what is of another category, gone or not read, and moves for none of it', async () => {
  expect(await shown(leaf, 'compare=sp-1~sp-4~sp-9')).toEqual({
    ids: ['sp-1'],
    left: { gone: 1, foreign: 1, failed: 0 },
  });
  expect(await shown(leaf, 'compare=sp-3')).toMatchObject({ ids: [], left: { foreign: 1 } });
  failing.add('sp-2');
  expect(await shown(parent, 'compare=sp-1~sp-2')).toMatchObject({ ids: ['sp-1'], left: { failed: 1 } });
});
