import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { CataloguePlan } from './catalogue-plan';
import type { CatalogueFacets, PropertyFacet } from './facets';

/** Returns the facets stored with a category, or with the whole catalogue, when nothing else filters the query; `undefined` otherwise. */
export async function storedFacets(
  queryable: Queryable,
  { query, conditions }: CataloguePlan,
  propertyIds: readonly string[],
): Promise<CatalogueFacets | undefined> {
  const { categoryId, categoryType } = query;
  const stored = categoryId ?? (categoryType === undefined ? '' : areaKey(categoryType));
  if (conditions.length > (stored === '' ? 0 : 1) || query.conditions.length > 0) return undefined;
  const [found] = await selectRows<CatalogueFacets>(
    queryable,
    sql`
      select product_count as "totalCount", supplier_count as "supplierCount", facets, sale_cities as "saleCities"
      from category_facets where category_id = ${stored}`,
  );
  if (found === undefined) return undefined;
  const facets = new Map(found.facets.map((facet) => [facet.propertyId, facet]));
  const facetOf = (propertyId: string): PropertyFacet =>
    facets.get(propertyId) ?? { propertyId, options: [] };
  return { ...found, facets: propertyIds.map(facetOf) };
}

/** Returns the key of an area's row: its root category's row, under a separate name. */
export function areaKey(categoryType: string): string {
  return `area:${categoryType}`;
}
