import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { CataloguePlan } from './catalogue-plan';
import { textArray } from './catalogue-sql';

/** Products read of each category without children, the most visited first: an index holds all that is read of them. */
const walkedProducts = 60;
const mostCategories = 5;
const modelsOfEach = 5;

/**
 * Returns the most visited base products of the plan's category with the sum of their offers: a few of each of its most visited categories,
 * by name; as many of a category that has none. Empty without a category.
 */
export async function readBaseProductOffers(
  queryable: Queryable,
  { category }: CataloguePlan,
): Promise<Record<string, unknown>[]> {
  if (category === undefined || category.leafIds.length === 0) return [];
  const most = category.leafIds.length === 1 ? mostCategories * modelsOfEach : modelsOfEach;
  const rows = await selectRows<{ document: Record<string, unknown> }>(
    queryable,
    sql`
      with models as materialized (
        select p.base_product_id as id, p.category_id, sum(p.visit_count) as visits,
          (array_agg(p.no order by p.visit_count desc, p.no))[1] as no
        from unnest(${textArray(category.leafIds)}) as leaf(id), lateral (
          select no, base_product_id, category_id, visit_count from products
          where category_id = leaf.id order by visit_count desc, no limit ${walkedProducts}
        ) p
        where p.base_product_id is not null group by p.base_product_id, p.category_id
      ),
      ranked as (
        select *, row_number() over (partition by category_id order by visits desc, id) as place from models
      ),
      leaves as (
        select category_id, max(visits) as visits from ranked group by category_id
        order by visits desc, category_id limit ${mostCategories}
      )
      select jsonb_strip_nulls(jsonb_build_object(
        'id', b.id, 'name', b.name, 'slug', b.slug, 'model', shown.summary->'model',
        'category', jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug,
          'scientificName', c.scientific_name, 'baseProductCount', c.base_product_count,
          'image', c.document->'image'),
        'keyProperties', shown.summary->'keyProperties', 'offersCount', offers.count, 'supplierCount', offers.suppliers,
        'minPriceRial', offers.lowest, 'brands', offers.brands,
        'productId', case when offers.count = 1 then offers.only_id end
      )) as document
      from ranked m join leaves l on l.category_id = m.category_id
        join base_products b on b.id = m.id join categories c on c.id = m.category_id join products shown on shown.no = m.no
        cross join lateral (
          select count(*)::int as count, count(distinct o.supplier_id)::int as suppliers, min(o.amount_rial) as lowest,
            min(o.id) as only_id, coalesce(jsonb_agg(distinct o.summary->'brand') filter (where o.summary ? 'brand'), '[]') as brands
          from products o join suppliers s on s.id = o.supplier_id where o.base_product_id = m.id and s.is_active
        ) offers
      where m.place <= ${most} and offers.count > 0
      order by l.visits desc, m.category_id, shown.name_sort_key, b.id`,
  );
  return rows.map(({ document }) => document);
}
