import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { containsWords, textArray } from '../catalogue/catalogue-sql';
import { pageWithTotal } from '../catalogue/page-with-total';
import { type Queryable, selectRows } from '../db/database-handle';
import { liveVisits } from '../visits/live-visits';
import { evidenceToday, summaryToday } from './evidence-state';

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
  const sort = filter.sort ?? '-rank';
  const column = sortColumns[sort.replace(/^-/, '')] ?? sql`s.rank`;
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const { rows, totalCount } = await pageWithTotal(filter, (part) =>
    selectRows<{ summary: Document; total: number }>(
      queryable,
      sql`
        select ${supplierSummary} as summary, count(*) over ()::int as total
        from suppliers s where ${supplierConditions(filter)}
        order by ${column} ${direction}, s.id limit ${part.pageSize} offset ${offsetOf(part)}`,
    ),
  );
  return { items: rows.map(({ summary }) => summaryToday(summary, now)), totalCount };
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
    },
  };
}

function supplierConditions(filter: SupplierFilter): SQL {
  const { words, categoryType, categoryId, cityIds, kinds, confirmedOnly, ids } = filter;
  const conditions: SQL[] = [sql`s.is_active`, ...containsWords(sql`s.search_key`, words)];
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
