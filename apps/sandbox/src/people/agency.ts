import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

/** Relation of a person to a company. */
export interface Agency {
  kind: 'Owner' | 'Agent';
  /** Values of the contract's `AgentPermission`; an owner has all of them. */
  permissions: readonly string[];
}

export const agentPermissions = ['ViewRequests', 'Answer', 'EditCatalog', 'Finance'] as const;

/** Returns the relation of a person to a company: its owner, an active agent, or neither (`undefined`). */
export async function findAgency(
  queryable: Queryable,
  userId: string,
  merchantId: string,
): Promise<Agency | undefined> {
  const [found] = await selectRows<Agency>(
    queryable,
    sql`
      select 'Owner' as kind, ${sql.raw(`array['${agentPermissions.join("','")}']`)} as permissions
      from merchants where id = ${merchantId} and owner_user_id = ${userId}
      union all
      select 'Agent', permissions from merchant_agents
      where merchant_id = ${merchantId} and user_id = ${userId} and is_active
      limit 1`,
  );
  return found;
}

/** Returns a statement that yields `merchant_id` of every company a person owns or is an active agent of; for `in (…)`. */
export function merchantsOf(userId: string): SQL {
  return sql`(
    select id as merchant_id from merchants where owner_user_id = ${userId}
    union all
    select merchant_id from merchant_agents where user_id = ${userId} and is_active)`;
}

/** Returns an expression for everything a person's companies let them do as an agent, as a JSON array of `AgentPermission`. */
export function heldPermissions(userId: SQL): SQL {
  return sql`(
    select coalesce(jsonb_agg(distinct held), '[]'::jsonb)
    from merchant_agents a, unnest(a.permissions) held where a.user_id = ${userId} and a.is_active)`;
}
