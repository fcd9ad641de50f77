import type { Merchant } from '@bazaar/api/model';
import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { containsWords } from '../catalogue/catalogue-sql';
import { pageWithTotal } from '../catalogue/page-with-total';
import { type Queryable, selectRows } from '../db/database-handle';
import { merchantsOf } from '../people/agency';

/** Reader of a list of merchants: everybody (confirmed ones), or one person with their own. */
export type MerchantReader = 'anyone' | { userId: string; isAdmin: boolean; mineOnly: boolean };

export interface MerchantPage {
  items: Merchant[];
  totalCount: number;
}

/** Returns merchants in Persian order of their names. */
export async function readMerchants(
  queryable: Queryable,
  reader: MerchantReader,
  { words, ...page }: PageRequest & { words: readonly string[] },
): Promise<MerchantPage> {
  const where = sql.join([visibleTo(reader), ...containsWords(sql`m.search_key`, words)], sql` and `);
  const { rows, totalCount } = await pageWithTotal(page, (requested) =>
    selectRows<{ document: Merchant; confirmedAt: string | Date | null; total: number }>(
      queryable,
      sql`
        select ${merchantDocument(reader)} as document, m.confirmed_at as "confirmedAt", (count(*) over ())::int as total
        from merchants m where ${where}
        order by m.name_sort_key, m.id limit ${requested.pageSize} offset ${offsetOf(requested)}`,
    ),
  );
  return { items: rows.map(toMerchant), totalCount };
}

function visibleTo(reader: MerchantReader): SQL {
  if (reader === 'anyone') return sql`m.is_confirmed`;
  const mine = sql`m.id in ${merchantsOf(reader.userId)}`;
  if (reader.mineOnly) return mine;
  return reader.isAdmin ? sql`true` : sql`(m.is_confirmed or ${mine})`;
}

/** Selects the merchant; only its own people and administrators get the national code of a natural person. */
function merchantDocument(reader: MerchantReader): SQL {
  const isPrivate =
    reader === 'anyone' ? sql`false` : sql`(${reader.isAdmin} or m.id in ${merchantsOf(reader.userId)})`;
  return sql`jsonb_strip_nulls(jsonb_build_object('id', m.id, 'name', m.name, 'legalName', m.legal_name, 'kind', m.kind,
    'nationalId', case when m.kind = 'Legal' or ${isPrivate} then m.national_id end, 'isConfirmed', m.is_confirmed,
    'stateId', m.state_id, 'cityId', m.city_id, 'phone', m.phone, 'supplierId', m.supplier_id))`;
}

function toMerchant({
  document,
  confirmedAt,
}: {
  document: Merchant;
  confirmedAt: string | Date | null;
}): Merchant {
  return confirmedAt === null ? document : { ...document, confirmedAt: new Date(confirmedAt).toISOString() };
}
