import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import { insertRows } from '../db/insert-rows';
import type { Seed } from '../seed/seed-types';
import { countryRows, urbanAreaRows } from './place-rows';
import type { SeedSlice } from './seed-slice';

/**
 * Countries and districts, and the counts of cities of sale; provinces and cities are written with the catalogue, whose suppliers refer to
 * them.
 */
export const geographySlice: SeedSlice = {
  tables: ['countries', 'urban_areas', 'sale_city_counts'],
  fill: ({ db }, seed) =>
    db.transaction(async (tx) => {
      await insertRows(tx, 'countries', countryRows());
      await insertRows(tx, 'urban_areas', urbanAreaRows());
      await countSaleCities(tx, seed);
    }),
};

/**
 * Counts the active suppliers that sell in each city: of all, of each area, and of each category by their products in it, which the
 * catalogue has counted.
 */
async function countSaleCities(tx: Queryable, { suppliers }: Seed): Promise<void> {
  const places = suppliers
    .filter(({ isActive }) => isActive)
    .flatMap(({ id, categoryTypes, saleCityIds }) =>
      saleCityIds.map((cityId) => ({ supplier_id: id, city_id: cityId, category_types: categoryTypes })),
    );
  await tx.execute(sql`
    with places as (
      select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as t (supplier_id text, city_id text, category_types text[])
    )
    insert into sale_city_counts (scope, city_id, supplier_count)
    select scope, city_id, count(distinct supplier_id) from (
      select 'all' as scope, city_id, supplier_id from places
      union all
      select 'type:' || category_type, city_id, supplier_id from places, unnest(category_types) as category_type
      union all
      select 'category:' || category_id, city_id, supplier_id from places join category_suppliers using (supplier_id)
    ) scoped group by scope, city_id`);
}
