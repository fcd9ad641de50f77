import { normaliseInput } from '@bazaar/domain/persian';
import { eq, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { merchantAgents } from '../db/schema/people';
import { notFound, ProblemError } from '../http/problem';
import type { SignedInUser } from '../server/request-context';
import type { Services } from '../server/services';
import { finaliseAgentRole } from './agent-role';
import { type MerchantAgent, selectAgents } from './agent-rows';
import { refuseWith } from './check-person';

const agentsPerMerchant = 50;

/**
 * Returns the agents of the caller's companies and the caller's own agencies; of one company when `merchantId` is given. Refuses with 404
 * when it is not theirs.
 */
export async function readAgents(
  queryable: Queryable,
  user: SignedInUser,
  merchantId: string | undefined,
): Promise<MerchantAgent[]> {
  if (merchantId !== undefined) {
    await requireManaged(queryable, user, merchantId);
    return selectAgents(queryable, sql`a.merchant_id = ${merchantId}`);
  }
  return selectAgents(queryable, sql`m.owner_user_id = ${user.id} or a.user_id = ${user.id}`);
}

export interface Invitation {
  merchantId: string;
  phoneNumber: string;
  position?: string | undefined;
  permissions: readonly string[];
}

/** Invites a number, again where its invitation has expired. Refuses with `not-found`, `validation`, `conflict` (with the agent) and `quota-exceeded`. */
export async function inviteAgent(
  tx: Queryable,
  services: Services,
  user: SignedInUser,
  { merchantId, phoneNumber, position, permissions }: Invitation,
): Promise<MerchantAgent> {
  const ownerPhone = await requireManaged(tx, user, merchantId);
  refuseWith([
    [phoneNumber === ownerPhone, 'phoneNumber', 'صاحب شرکت نمایندهٔ آن نمی‌شود.'],
    ...positionCheck(position),
  ]);
  // Invitations of one company queue on its row, so that concurrent ones are counted and compared.
  await tx.execute(sql`select 1 from merchants where id = ${merchantId} for update`);
  const [known] = await selectAgents(
    tx,
    sql`a.merchant_id = ${merchantId} and a.phone_number = ${phoneNumber}`,
  );
  const invitedAt = services.clock.now();
  const invitation = {
    position: position === undefined ? null : normaliseInput(position),
    permissions: [...new Set(permissions)],
    invitedAt,
  };
  if (known !== undefined) {
    if (!hasExpired(known, invitedAt)) throw new ProblemError('conflict', { current: { ...known } });
    const again = { ...invitation, version: known.version + 1 };
    await tx.update(merchantAgents).set(again).where(eq(merchantAgents.id, known.id));
    return readAgent(tx, known.id);
  }
  await refuseWhenFull(tx, merchantId);
  const id = `agent-${services.random.uuid()}`;
  await tx.insert(merchantAgents).values({ id, merchantId, phoneNumber, isActive: false, ...invitation });
  return readAgent(tx, id);
}

/** Returns whether nobody accepted an invitation in time. */
function hasExpired({ expiresAt }: MerchantAgent, now: Date): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
}

export interface ChangedAgent {
  id: string;
  position?: string | undefined;
  permissions: readonly string[];
  isActive: boolean;
  version: number;
}

/**
 * Changes an agent. Refuses with `not-found`, and with `conflict` and the current agent when its version has changed, and for activating an
 * invitation that was not accepted.
 */
export async function changeAgent(
  tx: Queryable,
  { clock }: Pick<Services, 'clock'>,
  user: SignedInUser,
  { id, position, permissions, isActive, version }: ChangedAgent,
): Promise<MerchantAgent> {
  const agent = await lockManagedAgent(tx, user, id);
  refuseWith(positionCheck(position));
  if (agent.version !== version) {
    throw new ProblemError('conflict', { current: { ...(await readAgent(tx, id)) } });
  }
  if (agent.acceptedAt === null && isActive) {
    throw new ProblemError('conflict', {
      detail: 'این دعوت هنوز پذیرفته نشده است.',
      current: { ...(await readAgent(tx, id)) },
    });
  }
  await tx
    .update(merchantAgents)
    .set({
      isActive,
      ...(isActive === agent.isActive ? {} : { deactivatedAt: isActive ? null : clock.now() }),
      version: version + 1,
      permissions: [...new Set(permissions)],
      position: position === undefined ? null : normaliseInput(position),
    })
    .where(eq(merchantAgents.id, id));
  if (agent.userId !== null) await finaliseAgentRole(tx, agent.userId);
  return readAgent(tx, id);
}

/** Removes an agent or withdraws an invitation. Refuses with `not-found` when it is not of the caller's companies. */
export async function removeAgent(tx: Queryable, user: SignedInUser, id: string): Promise<void> {
  const agent = await lockManagedAgent(tx, user, id);
  await tx.delete(merchantAgents).where(eq(merchantAgents.id, id));
  if (agent.userId !== null) await finaliseAgentRole(tx, agent.userId);
}

async function readAgent(tx: Queryable, id: string): Promise<MerchantAgent> {
  const [agent] = await selectAgents(tx, sql`a.id = ${id}`);
  if (agent === undefined) throw new Error('The agent written a moment ago cannot be read');
  return agent;
}

async function lockManagedAgent(tx: Queryable, user: SignedInUser, id: string) {
  const [agent] = await tx.select().from(merchantAgents).where(eq(merchantAgents.id, id)).for('update');
  if (agent === undefined) throw notFound('این نماینده');
  await requireManaged(tx, user, agent.merchantId, 'این نماینده');
  return agent;
}

/**
 * Returns the owner's phone number of a company that the caller may manage, `undefined` when it has no owner. Refuses any other company
 * with `not-found`.
 */
async function requireManaged(
  queryable: Queryable,
  user: SignedInUser,
  merchantId: string,
  what = 'این شرکت',
): Promise<string | undefined> {
  const owner = user.roles.includes('Admin') ? sql`true` : sql`m.owner_user_id = ${user.id}`;
  const [found] = await selectRows<{ ownerPhone: string | null }>(
    queryable,
    sql`select u.phone_number as "ownerPhone" from merchants m left join users u on u.id = m.owner_user_id
      where m.id = ${merchantId} and ${owner}`,
  );
  if (found === undefined) throw notFound(what);
  return found.ownerPhone ?? undefined;
}

async function refuseWhenFull(tx: Queryable, merchantId: string): Promise<void> {
  const [counted] = await selectRows<{ agents: number }>(
    tx,
    sql`select count(*)::int as agents from merchant_agents where merchant_id = ${merchantId}`,
  );
  if ((counted?.agents ?? 0) < agentsPerMerchant) return;
  throw new ProblemError('quota-exceeded', { detail: 'هر شرکت حداکثر ۵۰ نماینده دارد.' });
}

function positionCheck(position: string | undefined) {
  const isShort = position !== undefined && normaliseInput(position).length < 2;
  return [[isShort, 'position', 'سمت را کامل بنویسید.']] as const;
}
