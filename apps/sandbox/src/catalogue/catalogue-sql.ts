import { type SQL, sql } from 'drizzle-orm';
import type { CatalogueQuery, PropertyCondition } from './catalogue-query';

/** A list value as one parameter, whatever the driver does with arrays. */
export function textArray(values: readonly string[]): SQL {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
}

/** Every word occurs somewhere in the folded text; signs that mean something to `like` are taken as they are. */
export function containsWords(column: SQL, words: readonly string[]): SQL[] {
  return words.map((word) => sql`${column} like ${`%${word.replaceAll(/[%_\\]/g, '\\$&')}%`}`);
}

/** Joins of `products p` that a condition needs: its supplier, and one row of values per narrowed property. */
export function catalogueSource(query: CatalogueQuery): SQL {
  const joins = query.conditions.map(
    ({ propertyId }, index) => sql`
      left join product_values ${valueAlias(index)}
        on ${valueAlias(index)}.property_id = ${propertyId} and ${valueAlias(index)}.product_no = p.no`,
  );
  return sql`products p join suppliers s on s.id = p.supplier_id ${sql.join(joins, sql` `)}`;
}

/** What narrows the result and every facet alike: words, area, category, supplier, kinds, price. */
export function scopeConditions(query: CatalogueQuery): SQL {
  const conditions: SQL[] = [sql`s.is_active`, ...containsWords(sql`p.search_key`, query.words)];
  if (query.categoryType !== undefined) conditions.push(sql`p.category_type = ${query.categoryType}`);
  if (query.categoryId !== undefined) {
    conditions.push(
      sql`p.category_id in (select descendant_id from category_closure where ancestor_id = ${query.categoryId})`,
    );
  }
  if (query.supplierId !== undefined) conditions.push(sql`p.supplier_id = ${query.supplierId}`);
  if (query.kinds.length > 0) conditions.push(sql`s.kinds && ${textArray(query.kinds)}`);
  if (query.priceKinds.length > 0) conditions.push(sql`p.price_kind = any(${textArray(query.priceKinds)})`);
  if (query.confirmedOnly) conditions.push(sql`s.is_confirmed`);
  return sql.join(conditions, sql` and `);
}

/** The conditions a facet of their own leaves out: one per property, then the sale cities. The order fixes the bits of `misses`. */
export function facetConditions(query: CatalogueQuery): SQL[] {
  const conditions = query.conditions.map((condition, index) => valueCondition(condition, valueAlias(index)));
  return query.saleCityIds.length === 0
    ? conditions
    : [...conditions, sql`p.sale_city_ids && ${textArray(query.saleCityIds)}`];
}

/**
 * The scope with `misses`: a bit mask of the facet conditions a product fails. 0 is a result; a product that fails only the
 * condition of facet F still counts in F, which is the usual rule of faceting.
 */
export function scopeWithMisses(query: CatalogueQuery): SQL {
  const bits = facetConditions(query).map(
    (condition, index) => sql`case when ${condition} then 0 else ${sql.raw(String(2 ** index))} end`,
  );
  const misses = bits.length === 0 ? sql`0` : sql.join(bits, sql` + `);
  return sql`
    select p.no, p.supplier_id, p.sale_city_ids, (${misses})::bigint as misses
    from ${catalogueSource(query)} where ${scopeConditions(query)}`;
}

/** The bit of one property's condition, 0 when the query does not narrow it. */
export function propertyBit(query: CatalogueQuery, propertyId: string): number {
  const index = query.conditions.findIndex((condition) => condition.propertyId === propertyId);
  return index < 0 ? 0 : 2 ** index;
}

export function saleCityBit(query: CatalogueQuery): number {
  return query.saleCityIds.length === 0 ? 0 : 2 ** query.conditions.length;
}

function valueAlias(index: number): SQL {
  return sql.identifier(`narrowed_${index}`) as unknown as SQL;
}

/** False, not null, for a product without the property. */
function valueCondition(condition: PropertyCondition, value: SQL): SQL {
  switch (condition.kind) {
    case 'range':
      return sql`(${value}.base_min is not null${lowerEnd(condition.min, value)}${upperEnd(condition.max, value)})`;
    case 'options':
      return sql`coalesce(${value}.option_ids && ${textArray(condition.optionIds)}, false)`;
    case 'boolean':
      return sql`coalesce(${value}.bool_value = ${condition.value}, false)`;
  }
}

function lowerEnd(min: number | undefined, value: SQL): SQL {
  return min === undefined ? sql`` : sql` and ${value}.base_max >= ${min}::float8`;
}

function upperEnd(max: number | undefined, value: SQL): SQL {
  return max === undefined ? sql`` : sql` and ${value}.base_min <= ${max}::float8`;
}
