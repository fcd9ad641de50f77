import { readCategoryProperties } from '../categories/category-store';
import type { Queryable } from '../db/database-handle';
import { ProblemError } from '../http/problem';
import { deepestItem } from './catalogue-limits';
import type { CatalogueQuery, PageRequest } from './catalogue-query';
import { parseConditions } from './parse-conditions';
import { searchWords } from './search-words';

export interface CatalogueParameters {
  term?: string;
  categoryType?: string;
  categoryId?: string;
  supplierId?: string;
  f?: string[];
  saleCityIds?: string[];
  kinds?: string[];
  priceKind?: string | string[];
  confirmedOnly?: boolean;
}

/** Converts the contract's query parameters to a query; refuses unreadable filters with 400. */
export function toCatalogueQuery(parameters: CatalogueParameters): CatalogueQuery {
  const { term, categoryType, categoryId, supplierId, f, saleCityIds, kinds, priceKind } = parameters;
  return {
    words: searchWords(term),
    ...(categoryType === undefined ? {} : { categoryType }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(supplierId === undefined ? {} : { supplierId }),
    conditions: parseConditions(f ?? []),
    saleCityIds: saleCityIds ?? [],
    kinds: kinds ?? [],
    priceKinds: priceKind === undefined ? [] : [priceKind].flat(),
    confirmedOnly: parameters.confirmedOnly === true,
  };
}

/** Returns the properties of the facets: the category's filterable ones, and any other that the query filters by. */
export async function readFacetPropertyIds(queryable: Queryable, query: CatalogueQuery): Promise<string[]> {
  const narrowed = query.conditions.map(({ propertyId }) => propertyId);
  if (query.categoryId === undefined) return narrowed;
  const properties = await readCategoryProperties(queryable, query.categoryId, { isFilterable: true });
  return [...new Set([...properties.map(({ id }) => String(id)), ...narrowed])];
}

/** Refuses pages deeper than ten thousand items: a list is filtered instead. */
export function refuseTooDeep({ pageNumber, pageSize }: PageRequest): void {
  if (pageNumber * pageSize <= deepestItem) return;
  const sentence = 'فهرست تا ده هزار مورد نخست ورق می‌خورد؛ آن را با فیلتر محدودتر کنید.';
  throw new ProblemError('bad-request', { detail: sentence, errors: { pageNumber: [sentence] } });
}
