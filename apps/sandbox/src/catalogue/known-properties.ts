import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { textArray } from './catalogue-sql';

/** What a condition on a property may name. */
export interface KnownProperty {
  id: string;
  dataType: string;
  optionIds: string[];
  /** Of the property's quantity; base = value × factor + offset. */
  units: { id: string; factor: number; offset: number }[];
}

/**
 * Reads those of the named properties that exist, by their ids; with a category only what it or one below it has.
 */
export async function readKnownProperties(
  queryable: Queryable,
  propertyIds: readonly string[],
  categoryId?: string,
): Promise<Map<string, KnownProperty>> {
  if (propertyIds.length === 0) return new Map();
  const rows = await selectRows<KnownProperty>(
    queryable,
    sql`
      select p.id, p.data_type as "dataType",
        array(select o.id from property_options o where o.property_id = p.id) as "optionIds",
        coalesce((
          select jsonb_agg(jsonb_build_object('id', u.id, 'factor', u.factor, 'offset', u.unit_offset))
          from units u where u.quantity_id = p.measurement_quantity_id
        ), '[]') as units
      from properties p where p.id = any(${textArray([...new Set(propertyIds)])})${ofCategory(categoryId)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns whether a category of this id exists, open or closed. */
export async function isKnownCategory(queryable: Queryable, categoryId: string): Promise<boolean> {
  const rows = await selectRows(queryable, sql`select 1 from categories where id = ${categoryId}`);
  return rows.length > 0;
}

function ofCategory(categoryId: string | undefined): SQL {
  if (categoryId === undefined) return sql``;
  return sql` and exists (
    select 1 from category_closure t join category_properties c on c.category_id = t.descendant_id
    where t.ancestor_id = ${categoryId} and c.property_id = p.id
  )`;
}
