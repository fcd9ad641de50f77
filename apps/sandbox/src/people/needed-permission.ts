import type { OperationId } from '@bazaar/api/operations';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { SignedInUser } from '../server/request-context';
import { heldPermissions } from './agency';
import { permissionsOf } from './roles';

/** What a call needs besides a role: a company decides it for its agents, and the administrator pays nothing. */
const neededPermissions: Partial<Record<OperationId, string>> = {
  createDirectOrder: 'requests.draft',
  updateDirectOrder: 'requests.draft',
  orderMembership: 'payments.pay',
  startWalletCharge: 'payments.pay',
  requestOnlinePayment: 'payments.pay',
  retryOnlinePayment: 'payments.pay',
  payFromWallet: 'payments.pay',
  cancelPayment: 'payments.pay',
};

/** Returns whether a person's permissions allow an operation. */
export async function mayCall(
  queryable: Queryable,
  { id, roles }: SignedInUser,
  operationId: string,
): Promise<boolean> {
  const needed = neededPermissions[operationId as OperationId];
  if (needed === undefined) return true;
  const held = roles.includes('MerchantAgent') ? await readHeld(queryable, id) : [];
  return permissionsOf(roles, held).includes(needed);
}

async function readHeld(queryable: Queryable, userId: string): Promise<readonly string[]> {
  const [row] = await selectRows<{ held: string[] }>(
    queryable,
    sql`select ${heldPermissions(sql`${userId}::text`)} as held`,
  );
  return row?.held ?? [];
}
