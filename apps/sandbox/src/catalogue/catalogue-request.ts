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

/** The contract's query parameters as a query; unreadable filters are refused with 400. */
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

/** Facets are of the category's filterable properties, and of any property the query narrows besides. */
export async function readFacetPropertyIds(queryable: Queryable, query: CatalogueQuery): Promise<string[]> {
  const narrowed = query.conditions.map(({ propertyId }) => propertyId);
  if (query.categoryId === undefined) return narrowed;
  const properties = await readCategoryProperties(queryable, query.categoryId, { isFilterable: true });
  return [...new Set([...properties.map(({ id }) => String(id)), ...narrowed])];
}

/** Nobody pages ten thousand goods down: a list is narrowed instead. */
export function refuseTooDeep({ pageNumber, pageSize }: PageRequest): void {
  if (pageNumber * pageSize <= deepestItem) return;
  const sentence = 'فهرست تا ده هزار مورد نخست ورق می‌خورد؛ آن را با فیلتر محدودتر کنید.';
  throw new ProblemError('bad-request', { detail: sentence, errors: { pageNumber: [sentence] } });
}
