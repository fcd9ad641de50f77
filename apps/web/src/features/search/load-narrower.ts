import 'server-only';
import { listCategories } from '@bazaar/api/categories';
import type { Category, SupplierProduct } from '@bazaar/api/model';
import { cache } from 'react';
import { load } from '@/lib/data/load';
import { valueOr } from '@/lib/data/query-result';

const MOST_CATEGORIES = 6;
const MOST_WORDS = 3;
const SHORTEST_WORD = 3;

/**
 * Loads the categories of the first products, in their order, to narrow the search. Empty for a single category, or when they cannot be
 * read.
 */
export async function loadNarrower(products: readonly SupplierProduct[]): Promise<readonly Category[]> {
  const ids = [...new Set(products.map(({ categoryId }) => categoryId))].slice(0, MOST_CATEGORIES);
  if (ids.length === 0) return [];
  const categories = valueOr(await loadByIds(ids.join(',')), undefined)?.items ?? [];
  return ids.flatMap((id) => categories.find((category) => category.id === id) ?? []);
}

/** Read once in a request: it may have been started before it is needed. */
const loadByIds = cache((ids: string) =>
  load('category', ['categories'], (request) =>
    listCategories({ ids: ids.split(','), pageSize: 10 }, request),
  ),
);

/** Loads categories that match one of the words of a term without results, to widen the search. */
export async function loadBroader(term: string): Promise<readonly Category[]> {
  const words = term
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD)
    .slice(0, MOST_WORDS);
  if (words.length < 2) return [];
  const found = await Promise.all(
    words.map((word) =>
      load('list', ['search'], (request) => listCategories({ term: word, pageSize: 5 }, request)),
    ),
  );
  const categories = found.flatMap((result) => valueOr(result, undefined)?.items ?? []);
  return [...new Map(categories.map((category) => [category.id, category])).values()].slice(
    0,
    MOST_CATEGORIES,
  );
}
