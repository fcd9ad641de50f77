import { call } from './addresses';
import { knowledgeScreens } from './fault-knowledge';
import type { Screen } from './fault-screen';
import type { Product } from './product';

interface Named {
  readonly id: string;
  readonly slug: string;
}
interface Products extends Named {
  readonly categoryId: string;
  readonly baseProductId?: string;
  readonly supplier: Named;
}

const TERMS = [
  'پمپ',
  'بلبرینگ',
  'میلگرد',
  'کوپلینگ',
  'شیر',
  'لوله',
  'موتور',
  'ورق',
  'کابل',
  'فلنج',
  'پیچ',
  'تسمه',
];

/** Returns every public screen, with those of its states that have a query of their own. */
export async function faultScreens(product: Product): Promise<readonly Screen[]> {
  const { items } = await call<{ items: Products[] }>(
    product,
    'supplierproducts/catalog?pageSize=100&pageNumber=2&categoryType=Product',
  );
  const products = onePer(items, ({ supplier }) => supplier.id).concat(items);
  const ofCategories = onePer(items, ({ categoryId }) => categoryId);
  const leaves = await Promise.all(
    ofCategories.map(({ categoryId }) => call<Named>(product, `categories/${categoryId}/active`)),
  );
  const based = items.filter(({ baseProductId }) => baseProductId !== undefined);
  const suppliers = onePer(items, ({ supplier }) => supplier.id).map(({ supplier }) => supplier);
  const pick = <Item>(list: readonly Item[], turn: number) => list[turn % list.length] as Item;
  const leaf = (turn: number) => named(pick(leaves, turn));
  const supplier = (turn: number) => pick(suppliers, turn);
  const term = (turn: number) => `${encodeURIComponent(pick(TERMS, turn))}`;
  const stored: Screen[] = [
    { name: 'R01 home', address: () => '/' },
    { name: 'R23 product', address: (turn) => `/products/${named(pick(products, turn))}` },
    {
      name: 'R27 base product',
      address: (turn) => `/products/base-product/${pick(based, turn).baseProductId}`,
    },
    { name: 'R25 list', address: (turn) => `/products/category/${leaf(turn)}` },
    {
      name: 'R26 list of a supplier',
      address: (turn) =>
        `/products/category/${pick(products, turn).categoryId}/supplier/${pick(products, turn).supplier.id}`,
    },
    { name: 'R29 suppliers of an area', address: () => '/suppliers/Product' },
    { name: 'R30 supplier', address: (turn) => `/supplier/${named(supplier(turn))}` },
    { name: 'R31 contents of a supplier', address: (turn) => `/supplier/${supplier(turn).id}/content-list` },
    { name: 'R32 goods of a supplier', address: (turn) => `/supplier/${supplier(turn).id}/products/Product` },
    {
      name: 'R33 delegations',
      address: (turn) =>
        `/supplier/${supplier(turn).id}/merchantDelegations/${encodeURIComponent(supplier(turn).slug)}`,
    },
    { name: 'R35 category', address: (turn) => `/category/${leaf(turn)}` },
    { name: 'R36 area', address: () => '/category/categoryType/Product' },
    { name: 'R37 properties', address: (turn) => `/category/properties/${leaf(turn)}` },
  ];
  const perRequest: Screen[] = [
    { name: 'R09 search', address: (turn) => `/search?q=${term(turn)}` },
    { name: 'R24 area search', address: (turn) => `/products/search/Product?term=${term(turn)}` },
    { name: 'R25 filtered list', address: (turn) => `/products/category/${leaf(turn)}?sort=-createdAt` },
    {
      name: 'R25 comparison',
      address: (turn) => {
        const { categoryId } = pick(products, turn);
        const ids = items.filter((item) => item.categoryId === categoryId).map(({ id }) => id);
        const category = leaves.find(({ id }) => id === categoryId) as Named;
        return `/products/category/${named(category)}?compare=${ids.slice(0, 3).join(',')}`;
      },
    },
    { name: 'R28 supplier search', address: (turn) => `/suppliers/search/${term(turn)}` },
    { name: 'R29 suppliers by letter', address: () => '/suppliers/Product?pageNumber=2' },
    {
      name: 'R30 supplier, second page',
      address: (turn) => `/supplier/${named(supplier(turn))}?pageNumber=2`,
    },
    {
      name: 'R31 contents by type',
      address: (turn) => `/supplier/${supplier(turn).id}/content-list?pageNumber=1`,
    },
    {
      name: 'R32 goods by words',
      address: (turn) => `/supplier/${supplier(turn).id}/products/Product?term=${term(turn)}`,
    },
    { name: 'R34 makers', address: (turn) => `/supplier/category/${leaf(turn)}` },
    { name: 'R36 area by words', address: (turn) => `/category/categoryType/Product?term=${term(turn)}` },
    { name: 'R02 no such page', address: () => '/no-such-page' },
  ];
  const knowledge = await knowledgeScreens(product, leaves, TERMS);
  return [...stored, ...knowledge.stored, ...perRequest, ...knowledge.perRequest];
}

function named({ id, slug }: Named): string {
  return `${id}/${encodeURIComponent(slug)}`;
}

function onePer<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
