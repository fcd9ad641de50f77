import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import type { Services } from '../server/services';
import { applyEvent, knownPayment } from './apply-event';
import { readPostGateways } from './gateways';
import { findPayment, lockPayment, selectPayments } from './payment-record';
import type { PaymentStatus } from './payment-rules';
import { refreshById, refreshDue, refreshPayment } from './refresh-payment';
import { shownPayment } from './shown-payment';
import { findWallet } from './wallet-accounts';

/** Returns one of the person's payments in the contract's shape, refreshed. Refuses any other with 404. */
export async function readPayment(services: Services, id: string, userId: string): Promise<unknown> {
  const { db } = services.database;
  knownPayment(await findPayment(db, id, userId));
  const record = knownPayment(await refreshById(services, id));
  return shownPayment(services, record, await readPostGateways(db));
}

/** Cancels one of the person's own payments. Refuses with 404, 409 `payment-in-progress` or 409 `conflict`. */
export function cancelPayment(services: Services, id: string, userId: string): Promise<unknown> {
  return services.database.db.transaction(async (tx) => {
    const found = knownPayment(await lockPayment(tx, id, userId));
    const record = await refreshPayment(tx, services, found);
    const after = await applyEvent(tx, services, record, { type: 'cancel' });
    return shownPayment(services, after, await readPostGateways(tx));
  });
}

const mostUnfinished = 100;

/** Returns the payments that the person may still pay, newest first. */
export async function readUnfinished(services: Services, userId: string): Promise<unknown[]> {
  const { db } = services.database;
  await refreshDue(services, userId);
  const records = await selectPayments(
    db,
    sql`p.user_id = ${userId} and p.status in ('Created', 'Failed')
      order by p.created_at desc, p.id limit ${mostUnfinished}`,
  );
  const postGateways = await readPostGateways(db);
  return records.map((record) => shownPayment(services, record, postGateways));
}

/** Returns the refreshed state of a payment inside another feature's transaction; `undefined` when there is none. */
export async function readPaymentStatus(
  tx: Queryable,
  services: Services,
  paymentId: string,
): Promise<PaymentStatus | undefined> {
  const record = await lockPayment(tx, paymentId);
  return record === undefined ? undefined : (await refreshPayment(tx, services, record)).payment.status;
}

/** Returns the Rial a person can spend at this moment. */
export async function readUsableCredit(queryable: Queryable, userId: string): Promise<number> {
  const wallet = await findWallet(queryable, userId);
  return wallet === undefined ? 0 : wallet.balanceRial - wallet.blockedRial;
}
