import type { Samples } from './samples.ts';

/** A form of request of one public read; each request is drawn anew from the samples. */
export interface Variant {
  readonly title: string;
  /** The page whose growth has a target. */
  readonly page?: 'product' | 'home' | 'search';
  request(samples: Samples, pick: Pick): { path: string; body?: unknown };
}

/** Draws one item of a list. */
export type Pick = <Item>(items: readonly Item[]) => Item;

const catalog = '/supplierproducts/catalog';
const areas = ['Product', 'IndustrialService', 'ConsultingService', 'ElectronicDocument'];
const letters = ['ب', 'پ', 'ش', 'م', 'ک', 'ا', 'ت', 's', 'm', '6', '2'];

export const variants: readonly Variant[] = [
  get('product: the offer', (s, pick) => `/supplierproducts/${pick(s.productIds)}/catalog`, 'product'),
  get('product: related', (s, pick) => `/supplierproducts/${pick(s.productIds)}/related`, 'product'),
  get(
    'product: offers of its base product',
    (s, pick) => `/supplierproducts/byproduct?productId=${pick(s.productIds)}`,
    'product',
  ),
  get('home: menu of an area', (_, pick) => `/categories/menu?categoryTypes=${pick(areas)}`, 'home'),
  get('home: counts of all categories', () => '/categories/items-count', 'home'),
  get('home: newest products', () => `${catalog}?sort=-createdAt&pageSize=8`, 'home'),
  get('home: confirmed suppliers', () => '/suppliers?sort=-rank&confirmedOnly=true&pageSize=8', 'home'),
  get('home: trade units', () => '/unitofmeasurements', 'home'),
  get('suggestions, 1 letter', (_, pick) => suggest(pick(letters)), 'search'),
  get('suggestions, 2 letters', (s, pick) => suggest(pick(s.words).slice(0, 2)), 'search'),
  get('search, 1 letter', (_, pick) => search(pick(letters)), 'search'),
  get('search, 2 letters', (s, pick) => search(pick(s.words).slice(0, 2)), 'search'),
  get('suggestions, 3 letters', (s, pick) => suggest(pick(s.words).slice(0, 3))),
  get('suggestions, a word', (s, pick) => suggest(pick(s.words))),
  get('suggestions, full', (s, pick) => `${suggest(pick(s.words))}&full=true`),
  get('suggestions, mistyped', (s, pick) => suggest(mistyped(pick(s.words)))),
  get('search, a word', (s, pick) => search(pick(s.words))),
  get('search, two words', (s, pick) => search(`${pick(s.words)} ${pick(s.words)}`)),
  get('search, a code', (s, pick) => search(`BS-${100_000 + Number(pick(s.productIds).slice(3))}`)),
  get('search, a word in a category', (s, pick) => `${search(pick(s.words))}&categoryId=${pick(s.groupIds)}`),
  get('list: all', () => catalog),
  get('list: an area', (_, pick) => `${catalog}?categoryType=${pick(areas)}`),
  get('list: a group', (s, pick) => `${catalog}?categoryId=${pick(s.groupIds)}`),
  get('list: a leaf', (s, pick) => `${catalog}?categoryId=${pick(s.leafIds)}`),
  get('list: a leaf by price', (s, pick) => `${catalog}?categoryId=${pick(s.leafIds)}&sort=amountRial`),
  get('list: a group by name', (s, pick) => `${catalog}?categoryId=${pick(s.groupIds)}&sort=name`),
  get('list: a leaf by a property', (s, pick) => {
    const { categoryId, filter } = pick(s.rangeFilters);
    return `${catalog}?categoryId=${categoryId}&sort=property.${filter.split(':')[0]}`;
  }),
  get('list: a leaf and an option', (s, pick) => filtered(pick(s.optionFilters))),
  get('list: a leaf and a range', (s, pick) => filtered(pick(s.rangeFilters))),
  get(
    'list: a leaf, a range and a city',
    (s, pick) => `${filtered(pick(s.rangeFilters))}&saleCityIds=${pick(s.cityIds)}`,
  ),
  get(
    'list: a group and a city',
    (s, pick) => `${catalog}?categoryId=${pick(s.groupIds)}&saleCityIds=${pick(s.cityIds)}`,
  ),
  get(
    'list: a group, confirmed, fixed price',
    (s, pick) => `${catalog}?categoryId=${pick(s.groupIds)}&confirmedOnly=true&priceKind=Fixed`,
  ),
  get('list: a supplier', (s, pick) => `${catalog}?supplierId=${pick(s.supplierIds)}`),
  get('list: page 100 of 100', () => `${catalog}?pageNumber=100&pageSize=100`),
  get(
    'list: page 20 of a group',
    (s, pick) => `${catalog}?categoryId=${pick(s.groupIds)}&pageNumber=20&pageSize=10`,
  ),
  get('category', (s, pick) => `/categories/${pick(s.categoryIds)}/active`),
  get('category: children', (s, pick) => `/categories/${pick(s.groupIds)}/children`),
  get('category: breadcrumb', (s, pick) => `/categories/${pick(s.categoryIds)}/breadcrumb`),
  get('category: properties', (s, pick) => `/categories/${pick(s.leafIds)}/properties`),
  get(
    'category: suppliers with goods',
    (s, pick) => `/categories/${pick(s.categoryIds)}/suppliers-with-catalog`,
  ),
  get(
    'category: suppliers with goods in a city',
    (s, pick) => `/categories/${pick(s.groupIds)}/suppliers-with-catalog?cityIds=${pick(s.cityIds)}`,
  ),
  { title: 'category: suppliers that can offer a range', request: supplierSearch },
  get('categories: top levels', () => '/categories/top-levels'),
  get('categories: words', (s, pick) => `/categories?${query('term', pick(s.words))}`),
  get('suppliers: of a category', (s, pick) => `/suppliers?categoryId=${pick(s.categoryIds)}`),
  get('suppliers: words', (s, pick) => `/suppliers?${query('term', pick(s.words))}`),
  get('supplier', (s, pick) => `/suppliers/${pick(s.supplierIds)}`),
  get('delegations of a supplier', (s, pick) => `/merchantdelegations?supplierId=${pick(s.supplierIds)}`),
  get('units of a quantity', (s, pick) => `/measurementquantities/${pick(s.quantityIds)}/units`),
  get('website menus', () => '/websitemenus/tree'),
];

function get(title: string, path: (samples: Samples, pick: Pick) => string, page?: Variant['page']): Variant {
  return {
    title,
    ...(page === undefined ? {} : { page }),
    request: (samples, pick) => ({ path: path(samples, pick) }),
  };
}

function query(name: string, value: string): string {
  return new URLSearchParams({ [name]: value }).toString();
}

function search(term: string): string {
  return `${catalog}?${query('term', term)}`;
}

function suggest(term: string): string {
  return `/searches/suggestions?${query('term', term)}`;
}

function filtered({ categoryId, filter }: Samples['optionFilters'][number]): string {
  return `${catalog}?categoryId=${categoryId}&${query('f', filter)}`;
}

/** Swaps two neighbouring letters. */
function mistyped(word: string): string {
  return `${word.slice(0, 1)}${word.slice(2, 3)}${word.slice(1, 2)}${word.slice(3)}`;
}

function supplierSearch(samples: Samples, pick: Pick): { path: string; body: unknown } {
  const { categoryId, filter } = pick(samples.rangeFilters);
  const [propertyId, range = ''] = filter.split(':');
  const [value, maxValue] = range.split('~').map(Number);
  return {
    path: `/categories/${categoryId}/suppliers`,
    body: { properties: [{ propertyId, value, maxValue }] },
  };
}
