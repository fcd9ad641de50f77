import type { Queryable } from '../db/database-handle';
import { ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import { applyEvent, knownPayment } from './apply-event';
import { lockPayment } from './payment-record';
import { refreshPayment } from './refresh-payment';

/**
 * Cancels an unpaid payment, as when its purpose is withdrawn. A cancelled or expired payment does not change. Refuses with 404, 409
 * `payment-in-progress` while an attempt is running, 409 `conflict` when it is paid.
 */
export async function cancelOpenPayment(tx: Queryable, services: Services, paymentId: string): Promise<void> {
  const record = await refreshPayment(tx, services, knownPayment(await lockPayment(tx, paymentId)));
  if (record.payment.status === 'Expired') return;
  await applyEvent(tx, services, record, { type: 'cancel' });
}

/** Refunds a paid amount to the wallet, tax included. Refuses with 404, and 409 when it is not `Paid`. */
export async function refundPayment(tx: Queryable, services: Services, paymentId: string): Promise<void> {
  const record = knownPayment(await lockPayment(tx, paymentId));
  if (record.payment.purpose === 'WalletCharge') {
    throw new ProblemError('conflict', { detail: 'شارژ کیف پول بازگشت ندارد.', paymentId });
  }
  await applyEvent(tx, services, record, { type: 'refund' });
}
