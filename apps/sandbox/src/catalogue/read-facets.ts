import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { boundOf, type CataloguePlan } from './catalogue-plan';
import { allConditions, catalogueJoins, missesOf, scopeConditions } from './catalogue-sql';
import { type CatalogueFacets, type CountedScope, countScope } from './facets';
import { narrowSource } from './narrow-source';
import { productOrder } from './product-order';
import { storedFacets } from './stored-facets';
import { walkOf } from './walk';

export interface CountedCatalogue extends CatalogueFacets {
  /** Set when the counts are estimates: the list is larger than one request reads. */
  isTotalEstimated?: true;
}

/** A sample with fewer products of the scope is not significant. */
const leastSample = 30;

/**
 * Returns counts and facets of a plan. They are exact where the scope is small, or where nothing filters a category; beyond that the most
 * visited products are a sample, and results too rare for the sample are counted separately.
 */
export async function readFacets(
  queryable: Queryable,
  plan: CataloguePlan,
  propertyIds: readonly string[],
): Promise<CountedCatalogue> {
  const stored = await storedFacets(queryable, plan, propertyIds);
  if (stored !== undefined) return stored;
  const { facets: most } = plan.limits;
  if (boundOf(plan, { scopeOnly: true }) <= most)
    return plain(await countNarrow(queryable, plan, propertyIds));
  const { size } = sampleWalk(plan);
  const sample = await countScope(queryable, plan, propertyIds, sampleScope(plan, plan.limits.walk));
  if (sample.passedCount >= size) return plain(sample);
  if (sample.scopeCount < leastSample) {
    const narrow = await countNarrow(queryable, plan, propertyIds);
    if (narrow.scopeCount <= most) return plain(narrow);
    const scopeSize = Math.max(narrow.scopeCount, (size * sample.scopeCount) / sample.passedCount);
    return estimate(queryable, plan, narrow, scopeSize / narrow.scopeCount);
  }
  return estimate(queryable, plan, sample, size / sample.passedCount);
}

function countNarrow(queryable: Queryable, plan: CataloguePlan, propertyIds: readonly string[]) {
  return countScope(queryable, plan, propertyIds, narrowScope(plan));
}

/** Selects every product of the scope, up to one more than the limit; a scope that is the whole catalogue is walked. */
function narrowScope(plan: CataloguePlan): SQL {
  if (plan.conditions.every(({ facet }) => facet !== undefined))
    return sampleScope(plan, plan.limits.facets + 1);
  return sql`
    select p.no, p.supplier_id, p.sale_city_ids, ${missesOf(plan)} as misses
    from ${narrowSource(plan, { scopeOnly: true })} ${catalogueJoins(plan, 'narrow')}
    where ${scopeConditions(plan, 'narrow')} limit ${plan.limits.facets + 1}`;
}

/** Selects the most visited products of the narrowest walk; those outside the scope have null in `misses`. */
function sampleScope(plan: CataloguePlan, length: number): SQL {
  return sql`
    select p.no, p.supplier_id, p.sale_city_ids,
      case when ${scopeConditions(plan, 'walk')} then ${missesOf(plan)} end as misses
    from ${sampleWalk(plan).rows(length)} p ${catalogueJoins(plan, 'walk')}`;
}

function sampleWalk(plan: CataloguePlan) {
  return walkOf(plan, productOrder('-visitCount', plan.query));
}

async function estimate(
  queryable: Queryable,
  plan: CataloguePlan,
  sample: CountedScope,
  scale: number,
): Promise<CountedCatalogue> {
  const exact = await countRare(queryable, plan, sample);
  const scaled = plain(scaleCounts(sample, scale));
  return { ...scaled, ...exact, isTotalEstimated: true };
}

/** Counts total and suppliers of results rare enough to be looked up; `undefined` when they are common. */
async function countRare(queryable: Queryable, plan: CataloguePlan, sample: CountedScope) {
  const { limits } = plan;
  const isCommon = boundOf(plan) > limits.rare && sample.totalCount >= leastSample;
  if (isCommon) return {};
  const [counted] = await selectRows<{ totalCount: number; supplierCount: number }>(
    queryable,
    rareCount(plan),
  );
  return counted !== undefined && counted.totalCount < limits.narrow ? counted : {};
}

function rareCount(plan: CataloguePlan): SQL {
  return sql`
    select count(*)::int as "totalCount", count(distinct supplier_id)::int as "supplierCount"
    from (
      select p.supplier_id from ${narrowSource(plan)} ${catalogueJoins(plan, 'narrow')}
      where ${allConditions(plan, 'narrow')} limit ${plan.limits.narrow}
    ) as counted`;
}

function scaleCounts<Counts extends CatalogueFacets>(counts: Counts, scale: number): Counts {
  const scaled = (count: number) => (count === 0 ? 0 : Math.max(1, roundToTwoDigits(count * scale)));
  return {
    ...counts,
    totalCount: scaled(counts.totalCount),
    facets: counts.facets.map((facet) => ({
      ...facet,
      options: facet.options.map((option) => ({ ...option, count: scaled(option.count) })),
      ...(facet.histogram === undefined ? {} : { histogram: facet.histogram.map(scaled) }),
    })),
    saleCities: counts.saleCities.map((city) => ({ ...city, count: scaled(city.count) })),
  };
}

/** Rounds an estimate to its two significant digits. */
function roundToTwoDigits(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.round(count / step) * step;
}

function plain({ totalCount, supplierCount, facets, saleCities }: CatalogueFacets): CatalogueFacets {
  return { totalCount, supplierCount, facets, saleCities };
}
