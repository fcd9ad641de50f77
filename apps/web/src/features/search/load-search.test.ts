import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAddress } from './search-address';

/** Calls in the order of their rounds: a call made after another's response is of a later round. */
const calls: { readonly name: string; readonly term: unknown; readonly round: number }[] = [];
let round = 1;
let productsRepairedTo: string | undefined;

const none = { items: [], totalCount: 0, pageNumber: 1, pageSize: 10 };
const products = { ...none, items: [{ categoryId: 'c-1' }], totalCount: 1 };

const call = vi.hoisted(() => (name: string) => (params: Record<string, unknown>) => answerTo(name, params));
function answerTo(name: string, params: Record<string, unknown>) {
  calls.push({ name, term: params.ids ?? params.term, round });
  return new Promise((resolve) =>
    setTimeout(() => {
      round = 2;
      resolve(answerOf(name, params));
    }, 10),
  );
}
function answerOf(name: string, { term, exact }: Record<string, unknown>) {
  if (name === 'suggestions') return { groups: [], ...(term === 'میلگرد' ? {} : { repairedTerm: 'میلگرد' }) };
  if (name === 'goods' && term === 'میلگرد') return products;
  if (name === 'goods' && exact !== true && productsRepairedTo)
    return { ...products, repairedTerm: productsRepairedTo };
  return name === 'suppliers' && term === 'میلگرد' ? { ...none, totalCount: 3 } : none;
}

vi.mock('@bazaar/api/searches', () => ({ listSearchSuggestions: call('suggestions') }));
vi.mock('@bazaar/api/supplier-products', () => ({ listSupplierProducts: call('goods') }));
vi.mock('@bazaar/api/suppliers', () => ({ listSuppliers: call('suppliers') }));
vi.mock('@bazaar/api/pages', () => ({ listPages: call('contents') }));
vi.mock('@bazaar/api/media-videos', () => ({ searchMediaVideos: call('videos') }));
vi.mock('@bazaar/api/categories', () => ({ listCategories: call('categories') }));
vi.mock('@/lib/data/load', () => ({
  load: async (_: string, __: string[], read: (request: object) => Promise<unknown>) => ({
    state: 'ready',
    value: await read({}),
  }),
}));
const { isNothing, loadSearch } = await import('./load-search');

const address: SearchAddress = { term: "ldg'vn", tab: 'all', pageNumber: 1, isExact: false };
const ofRound = (wanted: number) =>
  calls
    .filter((one) => one.round === wanted)
    .map(({ name }) => name)
    .toSorted();

beforeEach(() => {
  calls.length = 0;
  round = 1;
  productsRepairedTo = 'میلگرد';
});

describe('loadSearch', () => {
  it('R-096 reads a corrected term in two rounds, and its products once', async () => {
    const result = await loadSearch(address);
    expect(result).toMatchObject({ isRepaired: true, repairedTerm: 'میلگرد' });
    expect(result.found.products).toMatchObject({ value: { totalCount: 1 } });
    expect(result.found.suppliers).toMatchObject({ value: { totalCount: 3 } });
    expect(ofRound(1)).toEqual(['categories', 'contents', 'goods', 'suggestions', 'suppliers', 'videos']);
    expect(ofRound(2)).toEqual(['categories', 'categories', 'contents', 'suppliers', 'videos']);
  });

  it('R-096 reads the products again where the catalogue corrected them differently', async () => {
    productsRepairedTo = 'میله‌گرد';
    const { found } = await loadSearch(address);
    expect(found.products).toMatchObject({ value: { totalCount: 1 } });
    expect(ofRound(2)).toContain('goods');
  });

  it('R-096 leaves the typed term alone when the address is exact, and suggests the other form', async () => {
    const { found, isRepaired, repairedTerm } = await loadSearch({ ...address, isExact: true });
    expect([isNothing(found), isRepaired, repairedTerm]).toEqual([true, false, 'میلگرد']);
    expect(ofRound(2)).toEqual([]);
  });
});
