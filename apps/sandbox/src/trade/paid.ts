import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import { tradeRequests } from '../db/schema/trade';
import { consumeQuota } from '../membership/coverage';
import { cancelOpenPayment } from '../money/close-payment';
import { readPaymentStatus } from '../money/read-payments';
import type { Services } from '../server/services';
import { buyerActor } from './people-of-request';
import { priceNow } from './pricing';
import { marketplace } from './trade-events';
import { applyStep, lockRequest } from './trade-store';

/**
 * Makes a request ready to publish after its fee has been paid. Called inside the transaction that marks the payment paid, once or
 * repeatedly; a request that no longer awaits payment does not change.
 */
export async function markTradeRequestPaid(
  tx: Queryable,
  services: Services,
  tradeRequestId: string,
): Promise<void> {
  const row = await lockRequest(tx, tradeRequestId);
  if (row?.status !== 'AwaitingPayment') return;
  const actor = await buyerActor(tx, row.userId);
  await applyStep(tx, services, row, {
    at: services.clock.now(),
    patch: { status: 'ReadyToPublish' },
    events: [{ type: 'Paid', actor, from: 'AwaitingPayment', to: 'ReadyToPublish' }],
  });
}

/**
 * Handles a membership that has become active: covered requests that await payment become ready to publish, and their open payments are
 * cancelled. A request whose payment is at the bank, or has been paid, is left to that payment.
 */
export async function coverWaitingRequests(tx: Queryable, services: Services, userId: string): Promise<void> {
  const at = services.clock.now();
  const waiting = await tx
    .select({ id: tradeRequests.id, paymentId: tradeRequests.paymentId })
    .from(tradeRequests)
    .where(and(eq(tradeRequests.userId, userId), eq(tradeRequests.status, 'AwaitingPayment')))
    .orderBy(tradeRequests.submittedAt, tradeRequests.id);
  for (const { id, paymentId } of waiting) {
    const status = paymentId === null ? undefined : await readPaymentStatus(tx, services, paymentId);
    if (status === 'Pending' || status === 'Verifying' || status === 'Paid') continue;
    const row = await lockRequest(tx, id);
    if (row?.status !== 'AwaitingPayment' || row.paymentId !== paymentId) continue;
    const { price, membershipId } = await priceNow(tx, userId, at);
    if (membershipId === undefined || !(await consumeQuota(tx, membershipId, at))) return;
    if (paymentId !== null) await cancelOpenPayment(tx, services, paymentId);
    await applyStep(tx, services, row, {
      at,
      patch: { status: 'ReadyToPublish', price },
      events: [
        { type: 'CoveredByMembership', actor: marketplace, from: 'AwaitingPayment', to: 'ReadyToPublish' },
      ],
    });
  }
}
