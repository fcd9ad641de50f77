import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { merchantAgents } from '../db/schema/people';
import { INVITATION_MS } from './agent-rows';
import { lockProfile, setRole } from './profile-store';

/**
 * Sets or removes the role `MerchantAgent`, which every active agent of at least one company has. Changes of one person's agencies queue on
 * the account before they are read: of two at once, neither would see the other's.
 */
export async function finaliseAgentRole(tx: Queryable, userId: string): Promise<void> {
  await lockProfile(tx, userId);
  const active = await selectRows(
    tx,
    sql`select 1 from merchant_agents where user_id = ${userId} and is_active limit 1`,
  );
  await setRole(tx, userId, 'MerchantAgent', active.length > 0);
}

/**
 * Accepts the invitations of a number that have not expired: whoever logs in with it has proved to be the invited person. One indexed statement when
 * there is none.
 */
export async function acceptInvitations(
  tx: Queryable,
  user: { userId: string; phoneNumber: string },
  now: Date,
): Promise<void> {
  const accepted = await tx
    .update(merchantAgents)
    .set({
      userId: user.userId,
      acceptedAt: now,
      isActive: true,
      version: sql`${merchantAgents.version} + 1`,
    })
    .where(
      and(
        eq(merchantAgents.phoneNumber, user.phoneNumber),
        isNull(merchantAgents.acceptedAt),
        gt(merchantAgents.invitedAt, new Date(now.getTime() - INVITATION_MS)),
      ),
    )
    .returning({ id: merchantAgents.id });
  if (accepted.length > 0) await finaliseAgentRole(tx, user.userId);
}
