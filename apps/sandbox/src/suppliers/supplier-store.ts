import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { textArray } from '../catalogue/catalogue-sql';
import { pageWithTotal } from '../catalogue/page-with-total';
import { wordDistance } from '../catalogue/word-distance';
import { type Queryable, selectRows } from '../db/database-handle';
import { liveVisits } from '../visits/live-visits';
import { evidenceToday, summaryToday } from './evidence-state';
import { supplierDistance, supplierMatches } from './supplier-words';

export interface SupplierFilter extends PageRequest {
  words: string[];
  categoryType?: string;
  categoryId?: string;
  cityIds: string[];
  kinds: string[];
  confirmedOnly: boolean;
  ids: string[];
  sort?: string;
}

type Document = Record<string, unknown>;

/** The stored summary with its counts. */
export const supplierSummary: SQL = sql`s.summary || jsonb_build_object('productCount', s.product_count)`;

/**
 * Returns the summary of a list of suppliers: also the brands it represents and its categories, those that match the words first, then
 * those with most of its products.
 */
export function listedSupplier(words: readonly string[] = []): SQL {
  return sql`${supplierSummary} || jsonb_build_object(
    'categoryNames', (select coalesce(jsonb_agg(named.name order by named.place), '[]') from (
      select c.name, row_number() over (
        order by ${wordDistance(sql`c.search_key`, words)}, coalesce(counted.product_count, 0) desc, own.place) as place
      from jsonb_array_elements(s.document->'categories') with ordinality as own (category, place)
      join categories c on c.id = own.category->>'id'
      left join category_suppliers counted on counted.category_id = c.id and counted.supplier_id = s.id
      order by place limit 3) named),
    'brandNames', (select coalesce(jsonb_agg(represented.brand), '[]') from (
      select distinct brand from delegations where supplier_id = s.id order by brand limit 3) represented))`;
}

const sortColumns: Record<string, SQL> = {
  rank: sql`s.rank`,
  name: sql`s.name_sort_key`,
  createdAt: sql`s.created_at`,
  productCount: sql`s.product_count`,
};

export async function readSupplierPage(
  queryable: Queryable,
  filter: SupplierFilter,
  now: Date,
): Promise<{ items: Document[]; totalCount: number }> {
  const order = supplierOrder(filter);
  const { rows, totalCount } = await pageWithTotal(filter, (part) =>
    selectRows<{ summary: Document; total: number }>(
      queryable,
      sql`
        with page as materialized (
          select s.id, row_number() over (order by ${order}, s.id) as place, count(*) over ()::int as total
          from suppliers s where ${supplierConditions(filter)}
          order by place limit ${part.pageSize} offset ${offsetOf(part)}
        )
        select ${listedSupplier(filter.words)} as summary, page.total
        from page join suppliers s on s.id = page.id order by page.place`,
    ),
  );
  return { items: rows.map(({ summary }) => summaryToday(summary, now)), totalCount };
}

/** Returns the requested order; without one, what matches the words best comes first, then the higher ranked. */
function supplierOrder({ sort, words }: SupplierFilter): SQL {
  if (sort === undefined && words.length > 0) return sql`${supplierDistance(words)}, s.rank desc`;
  const requested = sort ?? '-rank';
  const column = sortColumns[requested.replace(/^-/, '')] ?? sql`s.rank`;
  return requested.startsWith('-') ? sql`${column} desc` : sql`${column} asc`;
}

/** Returns the whole profile; `undefined` when there is no such supplier. */
export async function findSupplier(
  queryable: Queryable,
  id: string,
  now: Date,
): Promise<{ supplier: Document; isActive: boolean } | undefined> {
  const [found] = await selectRows<SupplierRow>(
    queryable,
    sql`
      select ${supplierSummary} as summary, s.document, s.is_active as "isActive",
        s.product_count as "productCount", s.delegation_count as "delegationCount",
        (select count(*) from pages p where p.supplier_id = s.id and p.status = 'Published'
          and p.published_at <= ${now.toISOString()}::timestamptz)::int as "contentCount",
        (s.document->'stats'->>'visitCount')::int + ${liveVisits('Supplier', sql`s.id`)} as "visitCount",
        (select coalesce(jsonb_agg(e.document || jsonb_build_object('isCertificate', e.is_certificate)
          order by e.sort_order), '[]') from supplier_evidences e where e.supplier_id = s.id) as evidences
      from suppliers s where s.id = ${id}`,
  );
  return found === undefined ? undefined : { supplier: toSupplier(found, now), isActive: found.isActive };
}

interface SupplierRow {
  summary: Document;
  document: Document & { stats?: Document };
  isActive: boolean;
  productCount: number;
  delegationCount: number;
  visitCount: number;
  contentCount: number;
  evidences: (Document & { isCertificate: boolean })[];
}

function toSupplier(row: SupplierRow, now: Date): Document {
  const evidences = row.evidences.map((evidence) => evidenceToday(evidence, now));
  return {
    ...summaryToday(row.summary, now),
    ...row.document,
    evidences: evidences.filter(({ isCertificate }) => !isCertificate),
    certificates: evidences.filter(({ isCertificate }) => isCertificate),
    stats: {
      ...row.document.stats,
      productCount: row.productCount,
      delegationCount: row.delegationCount,
      visitCount: row.visitCount,
      contentCount: row.contentCount,
    },
  };
}

function supplierConditions(filter: SupplierFilter): SQL {
  const { words, categoryType, categoryId, cityIds, kinds, confirmedOnly, ids } = filter;
  const conditions: SQL[] = [sql`s.is_active`, ...supplierMatches(words)];
  if (categoryType !== undefined) conditions.push(sql`${categoryType} = any(s.category_types)`);
  if (cityIds.length > 0) conditions.push(sql`s.city_id = any(${textArray(cityIds)})`);
  if (kinds.length > 0) conditions.push(sql`s.kinds && ${textArray(kinds)}`);
  if (confirmedOnly) conditions.push(sql`s.is_confirmed`);
  if (ids.length > 0) conditions.push(sql`s.id = any(${textArray(ids)})`);
  if (categoryId !== undefined) {
    conditions.push(sql`exists (
      select 1 from category_suppliers c where c.category_id = ${categoryId} and c.supplier_id = s.id)`);
  }
  return sql.join(conditions, sql` and `);
}
