import { readCategoryProperties } from '../categories/category-store';
import type { Queryable } from '../db/database-handle';
import { ProblemError } from '../http/problem';
import { deepestItem } from './catalogue-limits';
import type { CatalogueQuery, PageRequest, PropertyCondition } from './catalogue-query';
import { checkConditions } from './check-conditions';
import { isKnownCategory, readKnownProperties } from './known-properties';
import { parseConditions, type StatedCondition } from './parse-conditions';
import { refuseAtFilter } from './refused-condition';
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

/** Converts the contract's query parameters to a query. Refuses an unknown category and filters that cannot be answered with 400. */
export async function toCatalogueQuery(
  queryable: Queryable,
  parameters: CatalogueParameters,
): Promise<CatalogueQuery> {
  const { term, categoryType, categoryId, supplierId, f, saleCityIds, kinds, priceKind } = parameters;
  if (categoryId !== undefined) await requireKnownCategory(queryable, categoryId);
  const conditions = await refuseAtFilter(() =>
    readConditions(queryable, parseConditions(f ?? []), categoryId),
  );
  return {
    words: searchWords(term),
    ...(categoryType === undefined ? {} : { categoryType }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(supplierId === undefined ? {} : { supplierId }),
    conditions,
    saleCityIds: saleCityIds ?? [],
    kinds: kinds ?? [],
    priceKinds: priceKind === undefined ? [] : [priceKind].flat(),
    confirmedOnly: parameters.confirmedOnly === true,
  };
}

/** Checks stated conditions against the catalogue, or one category of it; numbers are in base units then. Throws a `RefusedCondition`. */
export async function readConditions(
  queryable: Queryable,
  stated: readonly (StatedCondition | undefined)[],
  categoryId: string | undefined,
): Promise<PropertyCondition[]> {
  const ids = stated.flatMap((condition) => (condition === undefined ? [] : [condition.propertyId]));
  return checkConditions(stated, await readKnownProperties(queryable, ids, categoryId));
}

async function requireKnownCategory(queryable: Queryable, categoryId: string): Promise<void> {
  if (await isKnownCategory(queryable, categoryId)) return;
  const sentence = `دستهٔ «${categoryId}» پیدا نشد.`;
  throw new ProblemError('bad-request', { detail: sentence, errors: { categoryId: [sentence] } });
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
