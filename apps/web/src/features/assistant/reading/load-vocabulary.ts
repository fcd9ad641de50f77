import 'server-only';
import { listCategories } from '@bazaar/api/categories';
import { listSaleCities } from '@bazaar/api/geography';
import type { Category, CategoryProperty, SaleCity, UnitOfMeasurement } from '@bazaar/api/model';
import type { AssistantCategory } from '@bazaar/domain/assistant';
import { cache } from 'react';
import { loadAllCounts, loadTradeUnits } from '@/entities/category/load-category';
import { load } from '@/lib/data/load';
import type { QueryResult } from '@/lib/data/query-result';
import { valueOr } from '@/lib/data/query-result';
import { toAssistantCategory } from './to-assistant-category';

const PAGE_SIZE = 100;
/** More categories than any catalogue shows in its menus. */
const MOST_PAGES = 20;

/** Loads every category: one read of an hour for all visitors; further pages at once, when the first says how many there are. */
const loadCategories = cache(() =>
  load('category', ['categories'], async (request): Promise<Category[]> => {
    const first = await listCategories({ pageNumber: 1, pageSize: PAGE_SIZE }, request);
    const last = Math.min(MOST_PAGES, Math.ceil(first.totalCount / PAGE_SIZE));
    const further = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
    const pages = await Promise.all(
      further.map((pageNumber) => listCategories({ pageNumber, pageSize: PAGE_SIZE }, request)),
    );
    return [first, ...pages].flatMap(({ items }) => items);
  }),
);

const loadCities = cache(() =>
  load('reference', ['sale-cities'], (request) => listSaleCities(undefined, request)),
);

/** What every sentence is read with, whatever it is about. */
export interface GeneralVocabulary {
  readonly categories: readonly Category[];
  /** The same for the rules: one list, which they index once. */
  readonly offered: readonly AssistantCategory[];
  readonly cities: readonly SaleCity[];
  readonly tradeUnits: readonly UnitOfMeasurement[];
}

/** Loads it in one round. Without the categories there is no answer; without the rest fewer words are understood, and the page says so. */
export async function loadGeneralVocabulary(): Promise<QueryResult<GeneralVocabulary>> {
  const [categories, counts, cities, tradeUnits] = await Promise.all([
    loadCategories(),
    loadAllCounts(),
    loadCities(),
    loadTradeUnits(),
  ]);
  if (categories.state !== 'ready') return categories;
  const active = categories.value.filter(({ isActive, level }) => isActive && level > 1);
  const countOf = new Map(
    valueOr(counts, []).map(({ categoryId, productCount }) => [categoryId, productCount]),
  );
  return {
    state: 'ready',
    value: {
      categories: active,
      offered: active.map((category) => toAssistantCategory(category, countOf.get(category.id))),
      cities: valueOr(cities, []),
      tradeUnits: valueOr(tradeUnits, []),
    },
  };
}

export type PropertiesById = Readonly<Record<string, readonly CategoryProperty[]>>;
