import { type SQL, sql } from 'drizzle-orm';
import { boundOf, type CataloguePlan, type TokenCondition, tokenSql } from './catalogue-plan';
import type { CatalogueQuery, PropertyCondition } from './catalogue-query';
import { wordOccurs } from './resolve-words';

/** Returns a list value as one parameter, independent of the driver's handling of arrays. */
export function textArray(values: readonly string[]): SQL {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
}

/** Returns the condition that every word occurs in the folded text; escapes the special characters of `like`. */
export function containsWords(column: SQL, words: readonly string[]): SQL[] {
  return words.map((word) => sql`${column} like ${`%${word.replaceAll(/[%_\\]/g, '\\$&')}%`}`);
}

/**
 * Source of the products. `narrow`: the inverted index finds those that match every condition. `walk`: products are read in an order and
 * each is tested, so only the walk's length limits the work.
 */
export type Reading = 'narrow' | 'walk';

/**
 * Returns the joins of `products p` (or of a walk named p) that conditions need: its supplier, and one row of values per filtered range.
 * The values are looked up product by product where the products are few; else the range's own index may find the products.
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

/** Returns the conditions of the result and of every facet: words, area, category, supplier, kinds, price. */
export function scopeConditions(plan: CataloguePlan, reading: Reading): SQL {
  const conditions: SQL[] = [
    sql`s.is_active`,
    ...plan.conditions
      .filter(({ facet }) => facet === undefined)
      .map((condition) => conditionSql(plan, condition, reading)),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * Returns the conditions that their own facet leaves out: one per property, then the sale cities. The order determines the bits of
 * `misses`.
 */
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

/** Returns all conditions of a result. */
export function allConditions(plan: CataloguePlan, reading: Reading): SQL {
  return sql.join([scopeConditions(plan, reading), ...facetConditions(plan)], sql` and `);
}

/**
 * Returns a bit mask of the facet conditions a product fails. 0 is a result; a product that fails only the condition of facet F still
 * counts in F, as usual in faceting.
 */
export function missesOf(plan: CataloguePlan): SQL {
  const bits = facetConditions(plan).map(
    (condition, index) => sql`case when ${condition} then 0 else ${sql.raw(String(2 ** index))} end`,
  );
  return bits.length === 0 ? sql`0::bigint` : sql`(${sql.join(bits, sql` + `)})::bigint`;
}

/** Returns the bit of one property's condition; 0 when the query does not filter by it. */
export function propertyBit(query: CatalogueQuery, propertyId: string): number {
  const index = query.conditions.findIndex((condition) => condition.propertyId === propertyId);
  return index < 0 ? 0 : 2 ** index;
}

export function saleCityBit(query: CatalogueQuery): number {
  return query.saleCityIds.length === 0 ? 0 : 2 ** query.conditions.length;
}

/**
 * A walk searches for a word in the text itself. So does a look-up when more words match than are listed and the catalogue is small; in a
 * large one only the listed words are used.
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

/** Evaluates to false, not null, for a product without the property. */
function rangeCondition({ min, max }: PropertyCondition & { kind: 'range' }, value: SQL): SQL {
  const lower = min === undefined ? sql`` : sql` and ${value}.base_max >= ${min}::float8`;
  const upper = max === undefined ? sql`` : sql` and ${value}.base_min <= ${max}::float8`;
  return sql`(${value}.base_min is not null${lower}${upper})`;
}
