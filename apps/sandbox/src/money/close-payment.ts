import type { Queryable } from '../db/database-handle';
import { ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import { applyEvent, knownPayment } from './apply-event';
import { lockPayment } from './payment-record';
import { refreshPayment } from './refresh-payment';

/**
 * Gives up what is not paid yet, as when the thing it was for is withdrawn. A payment that is cancelled or expired stays so.
 * Throws 404, 409 `payment-in-progress` while an attempt is under way, 409 `conflict` when it is paid.
 */
export async function cancelOpenPayment(tx: Queryable, services: Services, paymentId: string): Promise<void> {
  const record = await refreshPayment(tx, services, knownPayment(await lockPayment(tx, paymentId)));
  if (record.payment.status === 'Expired') return;
  await applyEvent(tx, services, record, { type: 'cancel' });
}

/** Gives a paid sum back to the wallet, tax included. Throws 404, and 409 when it is not `Paid`. */
export async function refundPayment(tx: Queryable, services: Services, paymentId: string): Promise<void> {
  const record = knownPayment(await lockPayment(tx, paymentId));
  if (record.payment.purpose === 'WalletCharge') {
    throw new ProblemError('conflict', { detail: 'شارژ کیف پول بازگشت ندارد.', paymentId });
  }
  await applyEvent(tx, services, record, { type: 'refund' });
}
