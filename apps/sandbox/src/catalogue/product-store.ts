import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { supplierSummary } from '../suppliers/supplier-store';
import { liveVisits } from '../visits/live-visits';
import { offsetOf, type PageRequest } from './catalogue-query';
import { textArray } from './catalogue-sql';
import { pageWithTotal } from './page-with-total';
import type { ProductRow } from './product-page';

type Document = Record<string, unknown>;

export interface ProductDetailRow extends ProductRow {
  detail: Document;
  isSupplierActive: boolean;
}

export async function findProduct(queryable: Queryable, id: string): Promise<ProductDetailRow | undefined> {
  const [found] = await selectRows<ProductDetailRow>(
    queryable,
    sql`
      select p.summary, p.detail || jsonb_build_object(
          'visitCount', p.visit_count + ${liveVisits('Product', sql`p.id`)},
          'videos', (select coalesce(jsonb_agg(v.document order by v.published_at desc), '[]') from media_videos v
            where v.category_id = p.category_id and (v.supplier_id is null or v.supplier_id = p.supplier_id))
        ) as detail,
        ${supplierSummary} as supplier, s.is_active as "isSupplierActive"
      from products p join suppliers s on s.id = p.supplier_id where p.id = ${id}`,
  );
  return found;
}

/**
 * Returns related products: the same category by nearest price, then visits; offers of the same base product are excluded. Both sides of
 * the price are read from its position in the category's own index, so a larger category costs no more.
 */
export function readRelated(queryable: Queryable, id: string, count: number): Promise<ProductRow[]> {
  return selectRows(queryable, relatedStatement(id, count));
}

/** Offers of one base product are few; this many more than requested are read. */
const sameBase = 6;

function relatedStatement(id: string, count: number): SQL {
  const read = count + sameBase;
  const side = (condition: SQL, order: SQL) => sql`
    (select p.no, p.supplier_id, p.base_product_id, p.amount_rial, p.visit_count
      from products p where p.category_id = shown.category_id and ${condition} order by ${order} limit ${read})`;
  return sql`
    with shown as materialized (select no, category_id, base_product_id, amount_rial from products where id = ${id}),
    near as materialized (
      select p.no, row_number() over (
        order by abs(p.amount_rial - shown.amount_rial) nulls last, p.visit_count desc, p.no) as place
      from shown, lateral (
        ${side(sql`p.amount_rial >= shown.amount_rial`, sql`p.amount_rial, p.no`)}
        union all
        ${side(sql`p.amount_rial < shown.amount_rial`, sql`p.amount_rial desc, p.no desc`)}
        union all
        ${side(sql`p.amount_rial is null and shown.amount_rial is not null`, sql`p.amount_rial, p.no`)}
        union all
        ${side(sql`shown.amount_rial is null`, sql`p.visit_count desc, p.no`)}
      ) p join suppliers s on s.id = p.supplier_id
      where s.is_active and p.no <> shown.no and p.base_product_id is distinct from shown.base_product_id
      order by place limit ${count}
    )
    select p.summary, ${supplierSummary} as supplier
    from near join products p on p.no = near.no join suppliers s on s.id = p.supplier_id order by near.place`;
}

export interface OfferFilter extends PageRequest {
  baseProductId: string;
  saleCityIds: readonly string[];
  sort?: string;
}

/** Returns active offers of one base product, cheapest first unless sorted otherwise; prices that are not public come last. */
export async function readOffers(
  queryable: Queryable,
  { baseProductId, saleCityIds, sort, ...page }: OfferFilter,
): Promise<{ rows: ProductRow[]; totalCount: number }> {
  const inCities = saleCityIds.length === 0 ? sql`` : sql` and p.sale_city_ids && ${textArray(saleCityIds)}`;
  const field = sort?.replace(/^-/, '');
  const column =
    field === 'createdAt' ? sql`p.created_at` : field === 'name' ? sql`p.name_sort_key` : sql`p.amount_rial`;
  const direction = sort?.startsWith('-') ? sql`desc` : sql`asc`;
  return pageWithTotal(page, (part) =>
    selectRows<ProductRow & { total: number }>(
      queryable,
      sql`
        select p.summary, ${supplierSummary} as supplier, count(*) over ()::int as total
        from products p join suppliers s on s.id = p.supplier_id
        where p.base_product_id = ${baseProductId} and s.is_active${inCities}
        order by ${column} ${direction} nulls last, p.no limit ${part.pageSize} offset ${offsetOf(part)}`,
    ),
  );
}

/** Returns the base product with the range of its public prices and the number of its offers. */
export async function findBaseProduct(queryable: Queryable, id: string): Promise<Document | undefined> {
  const [found] = await selectRows<{ document: Document }>(
    queryable,
    sql`
      select b.document || jsonb_strip_nulls(jsonb_build_object(
        'offersCount', (select count(*) from products p where p.base_product_id = b.id),
        'minPriceRial', (select min(amount_rial) from products p where p.base_product_id = b.id),
        'maxPriceRial', (select max(amount_rial) from products p where p.base_product_id = b.id)
      )) as document
      from base_products b where b.id = ${id}`,
  );
  return found?.document;
}
