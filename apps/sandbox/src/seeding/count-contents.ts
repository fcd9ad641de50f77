import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type CataloguePlan, planCatalogue } from '../catalogue/catalogue-plan';
import { everything } from '../catalogue/catalogue-query';
import { countScope } from '../catalogue/facets';
import { areaKey } from '../catalogue/stored-facets';
import { type DatabaseHandle, type Queryable, selectRows } from '../db/database-handle';
import { insertRows } from '../db/insert-rows';

/** Computes the counts of categories and suppliers once: no request ever counts the whole catalogue. */
export async function countContents({ db }: DatabaseHandle): Promise<void> {
  await db.execute(sql`
    insert into category_suppliers (category_id, supplier_id, product_count, first_nos)
    select t.ancestor_id, p.supplier_id, (sum(p.products) filter (where first.place = 1))::int,
      (array_agg(first.no order by first.no))[1:4]
    from (
      select category_id, supplier_id, count(*) as products, (array_agg(no order by no))[1:4] as nos
      from products group by category_id, supplier_id
    ) p
    join suppliers s on s.id = p.supplier_id and s.is_active
    join category_closure t on t.descendant_id = p.category_id
    cross join lateral unnest(p.nos) with ordinality as first (no, place)
    group by t.ancestor_id, p.supplier_id`);
  await db.execute(sql`
    update categories set product_count = t.products, supplier_count = t.suppliers
    from (
      select category_id, sum(product_count) as products, count(*) as suppliers from category_suppliers group by 1
    ) t where t.category_id = categories.id`);
  await db.execute(sql`
    update categories set base_product_count = t.bases
    from (
      select t.ancestor_id, sum(b.bases) as bases
      from (select category_id, count(*) as bases from base_products group by 1) b
      join category_closure t on t.descendant_id = b.category_id group by 1
    ) t where t.ancestor_id = categories.id`);
  await db.execute(sql`
    update suppliers set product_count = t.products
    from (select supplier_id, count(*) as products from products group by supplier_id) t
    where t.supplier_id = suppliers.id`);
  await db.execute(sql`
    insert into word_prefixes (prefix, words, uses, tokens)
    select prefix, count(*), sum(uses), (array_agg(token order by uses desc, word))[1:500]
    from (
      select left(word, letters) as prefix, word, token, uses
      from search_words, (values (1), (2)) as lengths (letters) where length(word) >= letters
    ) as prefixes group by prefix`);
}

/** Computes the unfiltered facets of every category, by the same statement as filtered ones; two categories at a time. */
export async function countFacets(
  { db }: DatabaseHandle,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  const categories = await selectRows<CountedCategory>(
    db,
    sql`
      select c.id, case when c.level = 1 then ${areaKey('')} || c.category_type end as "areaKey",
        (select coalesce(jsonb_agg(property_id order by sort_order, property_id), '[]') from category_properties
          where category_id = c.id and is_filterable) as "propertyIds"
      from categories c where c.product_count > 0`,
  );
  const plan = await planCatalogue(db, everything);
  const waiting: CountedCategory[] = [{ id: '', propertyIds: [], areaKey: null }, ...categories];
  const inTurn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await keepFacets(db, plan, next);
      if (waiting.length % 40 === 0) report(`seed facets, ${waiting.length} categories left`);
      await setImmediate();
    }
  };
  await Promise.all([inTurn(), inTurn()]);
}

interface CountedCategory {
  id: string;
  propertyIds: string[];
  areaKey: string | null;
}

async function keepFacets(db: Queryable, plan: CataloguePlan, category: CountedCategory): Promise<void> {
  const { id, propertyIds, areaKey: key } = category;
  const below =
    id === ''
      ? sql`true`
      : sql`p.category_id in (select descendant_id from category_closure where ancestor_id = ${id})`;
  const scope = sql`
    select p.no, p.supplier_id, p.sale_city_ids, 0::bigint as misses
    from products p join suppliers s on s.id = p.supplier_id where s.is_active and ${below}`;
  const counted = await countScope(db, plan, propertyIds, scope);
  const row = {
    product_count: counted.totalCount,
    supplier_count: counted.supplierCount,
    sale_cities: counted.saleCities,
    facets: counted.facets,
  };
  const keys = key === null ? [id] : [id, key];
  await insertRows(
    db,
    'category_facets',
    keys.map((category_id) => ({ category_id, ...row })),
  );
}
