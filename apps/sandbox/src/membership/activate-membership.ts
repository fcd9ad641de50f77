import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { Services } from '../server/services';
import { coverWaitingRequests } from '../trade/paid';
import { holdMemberships } from './hold-memberships';
import { addMonths } from './membership-months';

/**
 * Starts a membership that was paid or is free. After a running one of the same audience and level it begins at that one's end, so renewing
 * early loses nothing; another level begins at once. Continues requests that wait for a fee it covers.
 */
export async function activateMembership(
  tx: Queryable,
  services: Services,
  membershipId: string,
  at: Date,
): Promise<void> {
  const [found] = await selectRows<{ userId: string; periodMonths: number }>(
    tx,
    sql`select user_id as "userId", period_months as "periodMonths" from memberships where id = ${membershipId}`,
  );
  if (found === undefined) throw new Error(`There is no membership ${membershipId}`);
  await holdMemberships(tx, found.userId);
  const from = (await endOfRunning(tx, membershipId, at)) ?? at;
  const to = addMonths(from, found.periodMonths);
  await tx.execute(sql`
    update memberships set status = 'Active', valid_from = ${from.toISOString()}::timestamptz,
      valid_to = ${to.toISOString()}::timestamptz
    where id = ${membershipId}`);
  await coverWaitingRequests(tx, services, found.userId);
}

async function endOfRunning(tx: Queryable, membershipId: string, at: Date): Promise<Date | undefined> {
  const [found] = await selectRows<{ runsTo: string | Date | null }>(
    tx,
    sql`
      select max(o.valid_to) as "runsTo" from memberships o join memberships m on m.id = ${membershipId}
        and o.user_id = m.user_id and o.merchant_id is not distinct from m.merchant_id
        and o.audience = m.audience and o.level = m.level
      where o.status = 'Active' and o.valid_to > ${at.toISOString()}::timestamptz`,
  );
  return found?.runsTo === undefined || found.runsTo === null ? undefined : new Date(found.runsTo);
}
