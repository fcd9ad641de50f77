import { searchColumn } from '@bazaar/domain/persian/search-key';
import { sql } from 'drizzle-orm';
import { persianOrderKey } from '../catalogue/persian-order';
import { type Queryable, selectRows } from '../db/database-handle';
import type { StoredProfile } from '../db/schema/accounts';
import { checkMerchantName } from '../merchants/check-name';
import { merchantNameKey } from '../merchants/name-key';
import { refuseWith } from './check-person';

/** Refuses an invalid company name, and one that another merchant has, with `validation` at `company.name`. */
export async function checkCompanyName(tx: Queryable, userId: string, name: string): Promise<void> {
  // Two people who choose one name concurrently queue here: the second finds it taken.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`merchant-name:${merchantNameKey(name)}`}))`);
  const { reason } = await checkMerchantName(tx, userId, name);
  refuseWith([
    [reason === 'Taken', 'company.name', 'این نام پیش‌تر گرفته شده است.'],
    [reason !== undefined && reason !== 'Taken', 'company.name', 'نام شرکت درست نیست.'],
  ]);
}

/**
 * Synchronises the merchant of a person's company with their profile: created with the first company, renamed with it, unconfirmed again
 * when its name or national id changes. It stays when the profile becomes a natural person's again, for its agents and documents.
 */
export async function finaliseMerchant(
  tx: Queryable,
  userId: string,
  { customerId, company }: Pick<StoredProfile, 'customerId' | 'company'>,
): Promise<void> {
  if (company === undefined) return;
  const [own] = await selectRows<{ id: string }>(
    tx,
    sql`select id from merchants where owner_user_id = ${userId} and supplier_id is null order by id limit 1`,
  );
  const id = own?.id ?? `merchant-${customerId}`;
  await tx.execute(sql`
    insert into merchants as m (id, name, name_key, name_sort_key, legal_name, kind, national_id, is_confirmed, owner_user_id, search_key)
    values (${id}, ${company.name}, ${merchantNameKey(company.name)}, ${persianOrderKey(company.name)}, ${company.name}, 'Legal',
      ${company.nationalId}, false, ${userId}, ${searchColumn(company.name)})
    on conflict (id) do update set
      name = excluded.name, name_key = excluded.name_key, name_sort_key = excluded.name_sort_key, legal_name = excluded.legal_name,
      national_id = excluded.national_id, owner_user_id = excluded.owner_user_id, search_key = excluded.search_key,
      is_confirmed = false, confirmed_at = null
    where (m.name, m.national_id, m.owner_user_id) is distinct from (excluded.name, excluded.national_id, excluded.owner_user_id)`);
}
