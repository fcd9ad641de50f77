import type { Queryable } from '../db/database-handle';
import { repairTerm } from '../suggestions/repair-term';
import { type CataloguePlan, planCatalogue } from './catalogue-plan';
import { type CatalogueParameters, readFacetPropertyIds, toCatalogueQuery } from './catalogue-request';
import { type CountedCatalogue, readFacets } from './read-facets';

export interface CatalogueSearch {
  /** For the words with results: the typed ones, or their repaired form. */
  plan: CataloguePlan;
  found: CountedCatalogue;
  /** Set when the words as typed find nothing and a repaired form does. */
  repairedTerm?: string;
}

/** Returns what a request finds, without the products themselves. */
export async function searchCatalogue(
  queryable: Queryable,
  { exact, ...parameters }: CatalogueParameters & { exact?: boolean },
): Promise<CatalogueSearch> {
  const query = await toCatalogueQuery(queryable, parameters);
  const [propertyIds, plan] = await Promise.all([
    readFacetPropertyIds(queryable, query),
    planCatalogue(queryable, query),
  ]);
  const found = await readFacets(queryable, plan, propertyIds);
  if (found.totalCount > 0 || query.words.length === 0 || exact === true) return { plan, found };
  const words = await repairTerm(queryable, parameters.term ?? '');
  if (words === undefined) return { plan, found };
  const repairedPlan = await planCatalogue(queryable, { ...query, words });
  const repaired = await readFacets(queryable, repairedPlan, propertyIds);
  if (repaired.totalCount === 0) return { plan, found };
  return { plan: repairedPlan, found: repaired, repairedTerm: words.join(' ') };
}
