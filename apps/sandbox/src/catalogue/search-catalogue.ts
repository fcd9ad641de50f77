import type { Queryable } from '../db/database-handle';
import { repairTerm } from '../suggestions/repair-term';
import type { CatalogueQuery } from './catalogue-query';
import { type CatalogueParameters, readFacetPropertyIds, toCatalogueQuery } from './catalogue-request';
import { type CatalogueFacets, readFacets } from './facets';

export interface CatalogueSearch {
  /** With the words that found something: the typed ones, or their repaired form. */
  query: CatalogueQuery;
  found: CatalogueFacets;
  /** Set when the words as typed find nothing and a repaired form does. */
  repairedTerm?: string;
}

/** What a request finds, without the products themselves. */
export async function searchCatalogue(
  queryable: Queryable,
  parameters: CatalogueParameters,
): Promise<CatalogueSearch> {
  const query = toCatalogueQuery(parameters);
  const propertyIds = await readFacetPropertyIds(queryable, query);
  const found = await readFacets(queryable, query, propertyIds);
  if (found.totalCount > 0 || query.words.length === 0) return { query, found };
  const words = await repairTerm(queryable, parameters.term ?? '');
  if (words === undefined) return { query, found };
  const repairedQuery = { ...query, words };
  const repaired = await readFacets(queryable, repairedQuery, propertyIds);
  if (repaired.totalCount === 0) return { query, found };
  return { query: repairedQuery, found: repaired, repairedTerm: words.join(' ') };
}
