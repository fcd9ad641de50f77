import { canonicalLetters, toLatinDigits } from '@bazaar/domain/persian';
import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { type Queryable, selectRows } from '../db/database-handle';
import type { StoredProfile } from '../db/schema/accounts';
import { completenessOf } from './completeness';

export interface CustomerQuery extends PageRequest {
  term?: string | undefined;
  kind?: StoredProfile['kind'] | undefined;
  role?: string | undefined;
  userId?: string | undefined;
  sort: 'createdAt' | '-createdAt';
}

/** Returns all accounts, for administrators; `term` matches names, companies, numbers and email addresses. */
export async function readCustomers(queryable: Queryable, query: CustomerQuery) {
  const where = sql`where ${termCondition(query.term)} and ${kindCondition(query.kind)} and ${roleCondition(query.role)}
    and ${query.userId === undefined ? sql`true` : sql`id = ${query.userId}`}`;
  const order = query.sort === 'createdAt' ? sql`created_at, id desc` : sql`created_at desc, id`;
  const rows = await selectRows<CustomerRow>(
    queryable,
    sql`select id, phone_number as "phoneNumber", created_at as "createdAt", profile from users ${where}
      order by ${order} limit ${query.pageSize} offset ${offsetOf(query)}`,
  );
  const [counted] = await selectRows<{ total: number }>(
    queryable,
    sql`select count(*)::int as total from users ${where}`,
  );
  return { items: rows.map(customerSummary), totalCount: counted?.total ?? 0 };
}

interface CustomerRow {
  id: string;
  phoneNumber: string;
  createdAt: string | Date;
  profile: StoredProfile;
}

function customerSummary({ id, phoneNumber, createdAt, profile }: CustomerRow) {
  return {
    id: profile.customerId,
    userId: id,
    kind: profile.kind,
    firstName: profile.firstName,
    lastName: profile.lastName,
    phoneNumber,
    email: profile.email,
    companyName: profile.company?.name,
    roles: profile.roles,
    completeness: completenessOf(profile),
    createdAt: new Date(createdAt).toISOString(),
  };
}

function termCondition(term: string | undefined): SQL {
  if (term === undefined) return sql`true`;
  const words = toLatinDigits(canonicalLetters(term)).toLowerCase().replaceAll('\u200c', ' ').trim();
  return sql`search_key like ${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
}

function kindCondition(kind: StoredProfile['kind'] | undefined): SQL {
  return kind === undefined ? sql`true` : sql`profile->>'kind' = ${kind}`;
}

function roleCondition(role: string | undefined): SQL {
  return role === undefined ? sql`true` : sql`profile->'roles' ? ${role}`;
}
