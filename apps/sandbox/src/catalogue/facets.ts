import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { CataloguePlan } from './catalogue-plan';
import type { CatalogueQuery } from './catalogue-query';
import { facetConditions, propertyBit, saleCityBit, textArray } from './catalogue-sql';

export interface PropertyFacet {
  propertyId: string;
  options: { id: string; title: string; count: number }[];
  /** Ends of the values found, in the base unit. */
  min?: number;
  max?: number;
  /** Products by the lower end of their value, in equal parts from min to max. */
  histogram?: number[];
}

export interface CatalogueFacets {
  totalCount: number;
  supplierCount: number;
  facets: PropertyFacet[];
  saleCities: { id: string; name: string; count: number }[];
}

/** Counts of one scope, and the number of products read for them. */
export interface CountedScope extends CatalogueFacets {
  /** Products of the scope that were read, results or not. */
  scopeCount: number;
  /** Products passed to find them. */
  passedCount: number;
}

interface FacetRow {
  kind: 'total' | 'scope' | 'city' | 'option' | 'boolean' | 'range' | 'bucket';
  owner: string | null;
  item: string | null;
  title: string | null;
  count: number;
  low: number | null;
  high: number | null;
}

const buckets = 20;

/**
 * Computes counts, facets and sale cities of a scope in one statement; the facets are in the order of `propertyIds`. `scope` is a select of
 * `no, supplier_id, sale_city_ids, misses`; null in `misses` marks a product that was only passed. A product's values are read at once, by
 * its number: the planner would rather look up each property of each product, or read the whole table.
 */
export async function countScope(
  queryable: Queryable,
  plan: CataloguePlan,
  propertyIds: readonly string[],
  scope: SQL,
): Promise<CountedScope> {
  const rows = await selectRows<FacetRow>(queryable, facetStatement(plan, propertyIds, scope));
  const total = rows.find(({ kind }) => kind === 'total');
  const read = rows.find(({ kind }) => kind === 'scope');
  return {
    totalCount: total?.count ?? 0,
    supplierCount: total?.low ?? 0,
    scopeCount: read?.count ?? 0,
    passedCount: read?.low ?? 0,
    facets: propertyIds.map((propertyId) => toFacet(propertyId, rows)),
    saleCities: rows
      .filter(({ kind }) => kind === 'city')
      .map(({ item, title, count }) => ({ id: item ?? '', name: title ?? '', count })),
  };
}

function facetStatement(plan: CataloguePlan, propertyIds: readonly string[], passed: SQL): SQL {
  const cityBit = sql.raw(String(saleCityBit(plan.query)));
  return sql`
    with passed as materialized (${passed}),
    scope as (select * from passed where misses is not null),
    found as materialized (
      select v.property_id, v.base_min, v.base_max, v.option_ids, v.bool_value
      from scope cross join lateral (
        select * from product_values v
        where v.product_no = scope.no and v.property_id || '' = any(${textArray(propertyIds)}) offset 0
      ) v where ${propertyIds.length > 0}${missesNothingElse(plan)}
    ),
    ranges as materialized (
      select property_id, min(base_min) as low, max(base_max) as high, count(*) as n
      from found where base_min is not null group by property_id
    )
    select 'total' as kind, null::text as owner, null::text as item, null::text as title, count(*)::int as count,
      count(distinct supplier_id)::float8 as low, null::float8 as high, 0 as place
    from scope where misses = 0
    union all
    select 'scope', null, null, null, count(misses)::int, count(*)::float8, null, 0 from passed
    union all
    select 'city', null, c.id, c.name, t.n::int, null, null, c.sort_order
    from (
      select city_id, count(*) as n from scope, unnest(sale_city_ids) as city_id
      where misses = 0 or misses = ${cityBit} group by city_id
    ) t join cities c on c.id = t.city_id
    union all
    select 'option', o.property_id, o.id, o.title, t.n::int, null, null, o.sort_order
    from (
      select property_id, option_id, count(*) as n from found, unnest(option_ids) as option_id
      where option_ids is not null group by 1, 2
    ) t join property_options o on o.property_id = t.property_id and o.id = t.option_id
    union all
    select 'boolean', property_id, bool_value::text, null, count(*)::int, null, null, 0
    from found where bool_value is not null group by property_id, bool_value
    union all
    select 'range', property_id, null, null, n::int, low, high, 0 from ranges
    union all
    select 'bucket', f.property_id, width_bucket(f.base_min, r.low, r.high, ${sql.raw(String(buckets))})::text, null,
      count(*)::int, null, null, 0
    from found f join ranges r on r.property_id = f.property_id and r.low < r.high
    where f.base_min is not null group by 2, 3
    order by place, count desc, item`;
}

/** Returns the filter for results and for products that miss only the condition of the row's own property; empty without conditions. */
function missesNothingElse(plan: CataloguePlan): SQL {
  if (facetConditions(plan).length === 0) return sql``;
  const ownBit = ownBitOf(plan.query);
  return sql` and (scope.misses = 0 or scope.misses = ${ownBit})`;
}

/** No mask is negative: other properties count results only. */
function ownBitOf(query: CatalogueQuery): SQL {
  const cases = query.conditions.map(
    ({ propertyId }) => sql`when ${propertyId} then ${sql.raw(String(propertyBit(query, propertyId)))}`,
  );
  return cases.length === 0 ? sql`-1` : sql`(case v.property_id ${sql.join(cases, sql` `)} else -1 end)`;
}

function toFacet(propertyId: string, rows: readonly FacetRow[]): PropertyFacet {
  const own = rows.filter(({ owner }) => owner === propertyId);
  const range = own.find(({ kind }) => kind === 'range');
  const options = own
    .filter(({ kind }) => kind === 'option' || kind === 'boolean')
    .map(({ item, title, count }) => ({ id: item ?? '', title: title ?? booleanTitle(item), count }));
  if (range?.low == null || range.high == null) return { propertyId, options };
  return { propertyId, options, min: range.low, max: range.high, ...histogramOf(own) };
}

function histogramOf(own: readonly FacetRow[]): { histogram?: number[] } {
  const counted = own.filter(({ kind }) => kind === 'bucket');
  if (counted.length === 0) return {};
  const histogram = Array.from({ length: buckets }, () => 0);
  for (const { item, count } of counted) {
    // The highest value would be in a bucket of its own after the last one.
    const place = Math.min(Number(item), buckets) - 1;
    histogram[place] = (histogram[place] ?? 0) + count;
  }
  return { histogram };
}

function booleanTitle(value: string | null): string {
  return value === 'true' ? 'دارد' : 'ندارد';
}
