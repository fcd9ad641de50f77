/** The lists of the working memory, in the order of their tabs. */
export const MEMORY_LISTS = ['notes', 'favourites', 'visits'] as const;
export type MemoryList = (typeof MEMORY_LISTS)[number];

/** Kinds of objects by the word that stands for them in an address. */
const OBJECT_TYPES = {
  product: 'Product',
  'base-product': 'BaseProduct',
  supplier: 'Supplier',
  page: 'Page',
  category: 'Category',
  video: 'Video',
  request: 'TradeRequest',
} as const;

export type MemoryObjectType = (typeof OBJECT_TYPES)[keyof typeof OBJECT_TYPES];
/** A kind as in an address: one of `OBJECT_TYPES`, or `all`. */
export type MemoryKind = keyof typeof OBJECT_TYPES | 'all';

/** Kinds that have an address of their own in each list. */
export const KINDS_OF_LIST: Readonly<Record<MemoryList, readonly MemoryKind[]>> = {
  notes: ['all', 'product', 'supplier', 'page', 'category', 'request'],
  favourites: ['all', 'product', 'base-product', 'supplier', 'page', 'category', 'video'],
  visits: ['all', 'product', 'base-product', 'supplier', 'page', 'category', 'video'],
};

/** Returns the kind that an address names; undefined when the list has no such kind. */
export function readMemoryKind(list: MemoryList, text: string): MemoryKind | undefined {
  return KINDS_OF_LIST[list].find((kind) => kind === text);
}

/** Returns the type of the objects of a kind; undefined for all. */
export function objectTypeOf(kind: MemoryKind): MemoryObjectType | undefined {
  return kind === 'all' ? undefined : OBJECT_TYPES[kind];
}
