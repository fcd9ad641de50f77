import { type SQL, sql } from 'drizzle-orm';
import { boundOf, type CataloguePlan, type TokenCondition, tokenSql } from './catalogue-plan';
import type { CatalogueQuery, PropertyCondition } from './catalogue-query';
import { wordOccurs } from './resolve-words';

/** A list value as one parameter, whatever the driver does with arrays. */
export function textArray(values: readonly string[]): SQL {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
}

/** Every word occurs somewhere in the folded text; signs that mean something to `like` are taken as they are. */
export function containsWords(column: SQL, words: readonly string[]): SQL[] {
  return words.map((word) => sql`${column} like ${`%${word.replaceAll(/[%_\\]/g, '\\$&')}%`}`);
}

/**
 * Where products come from. `narrow`: the inverted index finds what keeps every condition. `walk`: products come in an order and each
 * is asked, so nothing but the walk's own length bounds the work.
 */
export type Reading = 'narrow' | 'walk';

/**
 * Joins of `products p` (or of a walk named p) that conditions need: its supplier, and one row of values per narrowed range. The values
 * are looked up product by product where the products are few; else the range's own index may find the products.
 */
export function catalogueJoins(plan: CataloguePlan, reading: Reading): SQL {
  const isFew = reading === 'walk' || boundOf(plan) <= plan.limits.narrow;
  const joins = plan.query.conditions.flatMap((condition, index) => {
    if (condition.kind !== 'range') return [];
    const value = valueAlias(index);
    return isFew
      ? [
          sql`
      left join lateral (
        select base_min, base_max from product_values
        where property_id = ${condition.propertyId} and product_no = p.no offset 0
      ) ${value} on true`,
        ]
      : [
          sql`
      left join product_values ${value} on ${value}.property_id = ${condition.propertyId} and ${value}.product_no = p.no`,
        ];
  });
  return sql`join suppliers s on s.id = p.supplier_id ${sql.join(joins, sql` `)}`;
}

/** What narrows the result and every facet alike: words, area, category, supplier, kinds, price. */
export function scopeConditions(plan: CataloguePlan, reading: Reading): SQL {
  const conditions: SQL[] = [
    sql`s.is_active`,
    ...plan.conditions
      .filter(({ facet }) => facet === undefined)
      .map((condition) => conditionSql(plan, condition, reading)),
  ];
  return sql.join(conditions, sql` and `);
}

/** The conditions a facet of their own leaves out: one per property, then the sale cities. The order fixes the bits of `misses`. */
export function facetConditions(plan: CataloguePlan): SQL[] {
  const { query } = plan;
  const ofTokens = (facet: number) => {
    const condition = plan.conditions.find((candidate) => candidate.facet === facet);
    return condition === undefined ? sql`true` : tokenSql(condition);
  };
  const conditions = query.conditions.map((condition, index) =>
    condition.kind === 'range' ? rangeCondition(condition, valueAlias(index)) : ofTokens(index),
  );
  return query.saleCityIds.length === 0 ? conditions : [...conditions, ofTokens(query.conditions.length)];
}

/** Everything a result keeps. */
export function allConditions(plan: CataloguePlan, reading: Reading): SQL {
  return sql.join([scopeConditions(plan, reading), ...facetConditions(plan)], sql` and `);
}

/**
 * A bit mask of the facet conditions a product fails. 0 is a result; a product that fails only the condition of facet F still counts in
 * F, which is the usual rule of faceting.
 */
export function missesOf(plan: CataloguePlan): SQL {
  const bits = facetConditions(plan).map(
    (condition, index) => sql`case when ${condition} then 0 else ${sql.raw(String(2 ** index))} end`,
  );
  return bits.length === 0 ? sql`0::bigint` : sql`(${sql.join(bits, sql` + `)})::bigint`;
}

/** The bit of one property's condition, 0 when the query does not narrow it. */
export function propertyBit(query: CatalogueQuery, propertyId: string): number {
  const index = query.conditions.findIndex((condition) => condition.propertyId === propertyId);
  return index < 0 ? 0 : 2 ** index;
}

export function saleCityBit(query: CatalogueQuery): number {
  return query.saleCityIds.length === 0 ? 0 : 2 ** query.conditions.length;
}

/**
 * A walk looks for a word in the text itself. So does a look-up when more words match than are listed and the catalogue is small; in a
 * large one the listed words stand for all.
 */
function conditionSql(plan: CataloguePlan, condition: TokenCondition, reading: Reading): SQL {
  const { word } = condition;
  if (word === undefined) return tokenSql(condition);
  const isSmall = plan.catalogueSize <= plan.limits.facets;
  return reading === 'walk' || (!word.isComplete && isSmall) ? wordOccurs(word) : tokenSql(condition);
}

function valueAlias(index: number): SQL {
  return sql.identifier(`narrowed_${index}`) as unknown as SQL;
}

/** False, not null, for a product without the property. */
function rangeCondition({ min, max }: PropertyCondition & { kind: 'range' }, value: SQL): SQL {
  const lower = min === undefined ? sql`` : sql` and ${value}.base_max >= ${min}::float8`;
  const upper = max === undefined ? sql`` : sql` and ${value}.base_min <= ${max}::float8`;
  return sql`(${value}.base_min is not null${lower}${upper})`;
}
