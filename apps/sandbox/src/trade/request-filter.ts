import { searchKey } from '@bazaar/domain/persian/search-key';
import { type SQL, sql } from 'drizzle-orm';
import type { PageRequest } from '../catalogue/catalogue-query';
import { isAbout } from './requested-object';

export interface RequestFilter extends PageRequest {
  supplierId?: string | undefined;
  status?: readonly string[] | undefined;
  groupKey?: string | undefined;
  /** What they are about; goes with `objectId`. */
  objectType?: string | undefined;
  objectId?: string | undefined;
  /** Words of the number, the buyer's number, the title or the supplier's name. */
  term?: string | undefined;
  sort?: 'turn' | '-lastEventAt' | undefined;
  /** Days of UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Characters that `searchKey` writes otherwise, with what it writes for them; those without one it drops. */
const folded = ['۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩يكۀةأإآؤئ٫٬ـ', '01234567890123456789یکههاااوی.'] as const;
const halfSpace = '\u200c';

/** What a term is searched for in, with half-spaces as spaces and without them; a person has few requests, so that no column is kept. */
const foldedNames = sql`(select replace(names, ${halfSpace}, ' ') || ' ' || replace(names, ${halfSpace}, '') from (select
  translate(lower(concat_ws(' ', r.number, r.content->>'buyerReference', r.title, r.supplier->>'name')),
    ${folded[0]}::text, ${folded[1]}::text) as names) n)`;

/** Returns what a person's requests have to fulfil; `status` is left out where requests are counted by it. */
export function conditionsOf(userId: string, filter: RequestFilter): SQL {
  const { supplierId, status = [], groupKey, term = '', from, to } = filter;
  const conditions = [sql`r.user_id = ${userId}`];
  if (supplierId !== undefined) conditions.push(sql`r.supplier_id = ${supplierId}`);
  if (status.length > 0) {
    conditions.push(sql`r.status in (select jsonb_array_elements_text(${JSON.stringify(status)}::jsonb))`);
  }
  if (groupKey !== undefined) conditions.push(sql`r.group_key = ${groupKey}`);
  if (filter.objectType !== undefined && filter.objectId !== undefined)
    conditions.push(isAbout(filter.objectType, filter.objectId));
  for (const word of searchKey(term).split(' ').filter(Boolean)) {
    conditions.push(sql`position(${word} in ${foldedNames}) > 0`);
  }
  if (from !== undefined) conditions.push(sql`r.created_at >= ${startOf(from)}::timestamptz`);
  if (to !== undefined) conditions.push(sql`r.created_at < ${startOf(to)}::timestamptz + interval '1 day'`);
  return sql.join(conditions, sql` and `);
}

/** Until when whoever has the turn may act; of the tables `r` (requests) and `p` (payments). */
export const dueAtOf = sql`case
  when r.status = 'AwaitingPayment' and p.status not in ('Cancelled', 'Expired') then p.expires_at
  when r.status in ('Published', 'Seen', 'Answered') then r.valid_until end`;

/** Returns the order of a list. */
export function orderOf(sort: RequestFilter['sort']): SQL {
  if (sort !== 'turn') return sql`r.updated_at desc, r.id`;
  return sql`case
      when r.status in ('Draft', 'NeedsCorrection', 'AwaitingPayment', 'ReadyToPublish', 'Answered') then 0
      when r.status in ('Published', 'Seen') then 1
      when r.status = 'AwaitingConfirmation' then 2 else 3 end,
    ${dueAtOf} nulls last, r.updated_at desc, r.id`;
}

/** Returns midnight of a day, limited to years that both the database and people use. */
function startOf(day: string): string {
  const near = day < '1900-01-01' ? '1900-01-01' : day > '2999-12-31' ? '2999-12-31' : day;
  return `${near}T00:00:00.000Z`;
}
