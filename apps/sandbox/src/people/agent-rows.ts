import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

export type AgentState = 'Invited' | 'Active' | 'Inactive';

/** The contract's `MerchantAgent`. */
export interface MerchantAgent {
  id: string;
  merchantId: string;
  merchantName: string;
  personName: string;
  phoneNumber: string;
  position?: string;
  permissions: string[];
  state: AgentState;
  isActive: boolean;
  invitedAt: string;
  acceptedAt?: string;
  version: number;
}

interface AgentRow extends Omit<MerchantAgent, 'state' | 'position' | 'invitedAt' | 'acceptedAt'> {
  position: string | null;
  invitedAt: string | Date;
  acceptedAt: string | Date | null;
}

/** Returns agents by a condition over `a` (the agent) and `m` (the company), newest invitation first. */
export async function selectAgents(queryable: Queryable, condition: SQL): Promise<MerchantAgent[]> {
  const rows = await selectRows<AgentRow>(
    queryable,
    sql`
      select a.id, a.merchant_id as "merchantId", m.name as "merchantName", a.phone_number as "phoneNumber", a.position,
        a.permissions, a.is_active as "isActive", a.invited_at as "invitedAt", a.accepted_at as "acceptedAt",
        a.version,
        coalesce((u.profile->>'firstName') || ' ' || (u.profile->>'lastName'), a.phone_number) as "personName"
      from merchant_agents a
      join merchants m on m.id = a.merchant_id
      left join users u on u.id = a.user_id
      where ${condition}
      order by a.invited_at desc, a.id
      limit 500`,
  );
  return rows.map(agentOf);
}

function agentOf({ position, invitedAt, acceptedAt, ...row }: AgentRow): MerchantAgent {
  return {
    ...row,
    ...(position === null ? {} : { position }),
    state: acceptedAt === null ? 'Invited' : row.isActive ? 'Active' : 'Inactive',
    invitedAt: new Date(invitedAt).toISOString(),
    ...(acceptedAt === null ? {} : { acceptedAt: new Date(acceptedAt).toISOString() }),
  };
}
