import type { ListSupplierProductsParams, SupplierProduct } from '@bazaar/api/model';
import type { AssistantAddress } from '@bazaar/domain/assistant-answers';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  products,
  properties,
  tradeUnits,
  units,
} from '@/entities/catalogue-filter/data/catalogue-list.fixtures';
import { category } from '../assistant.fixtures';
import { massUnits, weighed } from '../weights.fixtures';

const productCalls: ListSupplierProductsParams[] = [];
const unitCalls: string[] = [];
let offered: readonly SupplierProduct[] = products;
const failing = new Set<string>();
const page = { totalCount: 0, pageNumber: 1, pageSize: 100, facets: [], saleCities: [], supplierCount: 2 };
const read = vi.hoisted(() => (name: string, value: (...given: never[]) => unknown) => {
  return async (...given: never[]) => {
    if (failing.has(name)) throw new Error(name);
    return value(...given);
  };
});
/** The weight of a word is how few categories have it: a catalogue has more than two. */
const further = ['پمپ سانتریفیوژ', 'شیر توپی', 'پیچ شش‌گوش', 'ورق سیاه'].map((name) => ({
  ...category,
  ...{ id: name, name, synonyms: [] },
}));
const other = { ...category, id: 'c-angular', name: 'بلبرینگ تماس زاویه‌ای', synonyms: [] };

vi.mock('@bazaar/api/categories', () => ({
  listCategories: read('categories', () => ({ items: [category, other, ...further], totalCount: 6 })),
  listCategoryItemsCount: read('counts', () => []),
  listCategoryProperties: read('properties', () => properties),
  searchCategorySuppliers: read('suppliers', () => ({ ...page, items: [] })),
}));
vi.mock('@bazaar/api/measurement-quantities', () => ({
  listMeasurementUnits: read('units', (id: never) => {
    unitCalls.push(id);
    const known: typeof units = { ...units, 'q-mass': massUnits };
    return (known[id] ?? []).map((unit) => ({
      ...unit,
      title: unit.symbol === 'mm' ? 'میلی‌متر' : unit.title,
    }));
  }),
}));
vi.mock('@bazaar/api/units', () => ({
  listUnitsOfMeasurement: read('tradeUnits', () => [...tradeUnits, ...weighed]),
}));
vi.mock('@bazaar/api/geography', () => ({
  listSaleCities: read('cities', () => [{ id: 'city-tehran', name: 'تهران', parentId: 's', isActive: true }]),
}));
vi.mock('@bazaar/api/supplier-products', () => ({
  listSupplierProducts: read('products', (params: never) => {
    productCalls.push(params);
    return { ...page, items: offered, totalCount: offered.length };
  }),
}));
vi.mock('@/lib/cache/tag-page', () => ({ tagFailed: vi.fn(), tagMissing: vi.fn(), tagIncomplete: vi.fn() }));
vi.mock('@/lib/data/load', () => ({
  load: async (_: string, __: string[], call: (request: object) => Promise<unknown>) =>
    call({}).then(
      (value) => ({ state: 'ready', value }),
      () => ({ state: 'failed', kind: 'service' }),
    ),
}));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  cache: (call: unknown) => call,
}));
const { readAnswer } = await import('./read-answer');

const address = (sentence: string, change: Partial<AssistantAddress> = {}): AssistantAddress => ({
  ...{ sentence, categoryIds: [], edits: '', accepted: [] },
  ...change,
});
const answerOf = async (given: AssistantAddress) => {
  const result = await readAnswer(given, 8);
  if (result.state !== 'ready') throw new Error('no answer');
  return result.value;
};

const modelsOf = async (sentence: string) => {
  const { results } = await answerOf(address(sentence));
  return results?.products.state === 'ready'
    ? results.products.value.rows.map(({ item }) => item.model)
    : undefined;
};

beforeEach(() => {
  productCalls.length = 0;
  offered = products;
  failing.clear();
});

it('R-573 asks for the conditions, cheapest first where there is a limit, and leaves out what costs more', async () => {
  const { results } = await answerOf(
    address('بلبرینگ شیار عمیق قطر داخلی ۲۵ تا ۳۰ میلی‌متر زیر ۸۰۰ هزار تومان'),
  );
  expect(productCalls).toHaveLength(1);
  expect(productCalls[0]).toMatchObject({ f: ['p-bore:25~30'], sort: 'amountRial', pageSize: 100 });
  const found = results?.products.state === 'ready' ? results.products.value : undefined;
  expect(found?.rows.map(({ item }) => item.model)).toEqual(['6004-2RSH', '6204LLU']);
  expect(found?.unpricedCount).toBe(1);
});

it('R-573 compares a limit on the whole price with the quantity in the unit of the price', async () => {
  const sentence = 'بلبرینگ شیار عمیق ۲ تن جمعاً زیر ۱٫۵ میلیارد تومان';
  offered = products.map((product) => ({ ...product, price: { ...product.price, perUnitId: 'tu-kg' } }));
  const { understanding } = await answerOf(address(sentence));
  expect(understanding.parts).toMatchObject([
    { kind: 'quantity', amount: 2, tradeUnitId: 'tu-tonne' },
    { kind: 'price', per: 'total' },
  ]);
  expect(await modelsOf(sentence)).toEqual(['6004-2RSH', '6204LLU']);
  failing.add('units');
  expect(await modelsOf(sentence)).toHaveLength(offered.length - 1);
});

it('R-573 compares a limit on the price of one unit in the unit of the price', async () => {
  const sentence = 'بلبرینگ شیار عمیق هر تن زیر ۷۵۰ میلیون تومان';
  const foundOf = async () => {
    const { results } = await answerOf(address(sentence));
    const found = results?.products.state === 'ready' ? results.products.value : undefined;
    return [found?.rows.map(({ item }) => item.model), found?.uncomparedCount];
  };
  offered = products.map((product) => ({ ...product, price: { ...product.price, perUnitId: 'tu-kg' } }));
  expect(await foundOf()).toEqual([['6004-2RSH', '6204LLU'], 0]);
  const priced = products.filter(({ price }) => 'amountRial' in price);
  const counted = priced.filter(({ model }) => model === '6204LLU');
  offered = products.map((product) =>
    counted.includes(product) ? { ...product, price: { ...product.price, perUnitId: 'tu-kg' } } : product,
  );
  const others = priced.filter((product) => !counted.includes(product)).map(({ model }) => model);
  expect(await foundOf()).toEqual([['6204LLU', ...others], others.length]);
});

it('R-573 compares no limit with a price of another unit while the units cannot be read', async () => {
  offered = products.map((product) => ({ ...product, price: { ...product.price, perUnitId: 'tu-kg' } }));
  const sentence = 'بلبرینگ شیار عمیق هر تن زیر ۱ میلیون تومان';
  for (const name of ['units', 'tradeUnits']) {
    failing.clear();
    expect(await modelsOf(sentence)).toEqual([]);
    failing.add(name);
    expect(await modelsOf(sentence)).toHaveLength(offered.length - 1);
  }
});

it('reads the units of a wanted weight or a price of one, and none where the quantity is not measured', async () => {
  const countOf = async (sentence: string) => {
    unitCalls.length = 0;
    await answerOf(address(sentence));
    return unitCalls.filter((id) => id === 'q-mass').length;
  };
  expect(await countOf('بلبرینگ شیار عمیق ۲ تن')).toBe(1);
  expect(await countOf('بلبرینگ شیار عمیق هر تن زیر ۲۰ میلیون تومان')).toBe(1);
  expect(await countOf('بلبرینگ شیار عمیق ۲ تن، هر کیلو زیر ۲۰ هزار تومان')).toBe(1);
  expect(await countOf('بلبرینگ شیار عمیق ۲ عدد، هر عدد زیر ۲ میلیون تومان')).toBe(0);
});

it('R-570 lists both categories where both are chosen, each with the conditions it has', async () => {
  await answerOf(
    address('بلبرینگ', { categoryIds: ['c-deep-groove-ball-bearing', 'c-angular', 'c-unknown'] }),
  );
  expect(productCalls.map(({ categoryId }) => categoryId)).toEqual([
    'c-deep-groove-ball-bearing',
    'c-angular',
  ]);
});

it('reads no product where no category is named', async () => {
  const { understanding, results } = await answerOf(address('سلام'));
  expect([understanding.category, results, productCalls]).toEqual([undefined, undefined, []]);
});

it.each(['counts', 'cities', 'tradeUnits', 'units', 'properties'])(
  'answers without what could not be read: %s',
  async (name) => {
    failing.add(name);
    const { understanding } = await answerOf(address('بلبرینگ شیار عمیق'));
    expect(understanding.category?.categoryId).toBe(category.id);
  },
);

it.each([
  ['products', 'failed', 'ready'],
  ['suppliers', 'ready', 'failed'],
] as const)('keeps the rest where %s could not be read', async (name, productState, supplierState) => {
  failing.add(name);
  // The read of suppliers is shared for a moment: another sentence is another read.
  const { results } = await answerOf(address(`بلبرینگ شیار عمیق قطر داخلی ${name.length} میلی‌متر`));
  expect([results?.products.state, results?.suppliers.state]).toEqual([productState, supplierState]);
});

it('has no answer without the categories', async () => {
  failing.add('categories');
  await expect(readAnswer(address('بلبرینگ'), 8)).resolves.toEqual({ state: 'failed' });
});
