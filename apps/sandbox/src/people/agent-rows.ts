import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

const DAY_MS = 86_400_000;
/** How long an invitation can be accepted. */
export const INVITATION_MS = 3 * DAY_MS;

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
  expiresAt?: string;
  deactivatedAt?: string;
  version: number;
}

type Told = 'state' | 'position' | 'invitedAt' | 'acceptedAt' | 'expiresAt' | 'deactivatedAt';

interface AgentRow extends Omit<MerchantAgent, Told> {
  position: string | null;
  invitedAt: string | Date;
  acceptedAt: string | Date | null;
  deactivatedAt: string | Date | null;
}

/** Returns agents by a condition over `a` (the agent) and `m` (the company), newest invitation first. */
export async function selectAgents(queryable: Queryable, condition: SQL): Promise<MerchantAgent[]> {
  const rows = await selectRows<AgentRow>(
    queryable,
    sql`
      select a.id, a.merchant_id as "merchantId", m.name as "merchantName", a.phone_number as "phoneNumber", a.position,
        a.permissions, a.is_active as "isActive", a.invited_at as "invitedAt", a.accepted_at as "acceptedAt",
        a.version, a.deactivated_at as "deactivatedAt",
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

function agentOf({ position, invitedAt, acceptedAt, deactivatedAt, ...row }: AgentRow): MerchantAgent {
  const invited = new Date(invitedAt);
  return {
    ...row,
    ...(position === null ? {} : { position }),
    state: acceptedAt === null ? 'Invited' : row.isActive ? 'Active' : 'Inactive',
    invitedAt: invited.toISOString(),
    ...(acceptedAt === null
      ? { expiresAt: new Date(invited.getTime() + INVITATION_MS).toISOString() }
      : { acceptedAt: new Date(acceptedAt).toISOString() }),
    ...(acceptedAt === null || row.isActive || deactivatedAt === null
      ? {}
      : { deactivatedAt: new Date(deactivatedAt).toISOString() }),
  };
}
