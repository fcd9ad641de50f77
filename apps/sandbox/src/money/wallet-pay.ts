import type { Queryable } from '../db/database-handle';
import { ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import { applyEvent, knownPayment } from './apply-event';
import { readPostGateways, toman } from './gateways';
import { lockPayment, stateOf } from './payment-record';
import { decide } from './payment-rules';
import { refreshPayment } from './refresh-payment';
import { shownPayment } from './shown-payment';
import { lockWallet } from './wallet-accounts';

/** Pays the whole of a payment from the wallet. Refuses with 402, 404, 409 or 422 by the contract. */
export async function payFromWallet(
  tx: Queryable,
  services: Services,
  request: { userId: string; paymentId: string },
): Promise<unknown> {
  const found = knownPayment(await lockPayment(tx, request.paymentId, request.userId));
  const record = await refreshPayment(tx, services, found);
  const { id, amount_rial: walletRial, user_id: userId } = record.payment;
  const event = { type: 'payFromWallet' } as const;
  if (decide(stateOf(record), event).kind === 'step') {
    const wallet = await lockWallet(tx, userId, services.clock.now());
    refuseMissingCredit(id, walletRial, wallet.balanceRial - wallet.blockedRial);
  }
  const after = await applyEvent(tx, services, record, event, { walletRial });
  return shownPayment(services, after, await readPostGateways(tx));
}

/** Refuses with 402 and the missing amount when the free credit is less than wanted. */
export function refuseMissingCredit(paymentId: string, wantedRial: number, freeRial: number): void {
  const missingRial = wantedRial - freeRial;
  if (missingRial <= 0) return;
  const detail = `${toman(missingRial)} کم دارید.`;
  throw new ProblemError('insufficient-credit', { detail, paymentId, missingRial });
}
