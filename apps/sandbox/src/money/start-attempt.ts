import { sql } from 'drizzle-orm';
import { openSession } from '../bank/bank-books';
import type { Queryable } from '../db/database-handle';
import { ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import { applyEvent, knownPayment } from './apply-event';
import { type Gateway, readPostGateways, usableGateway } from './gateways';
import { lockPayment, type PaymentRecord, stateOf } from './payment-record';
import { decide, type PaymentEvent } from './payment-rules';
import { refreshPayment } from './refresh-payment';
import { shownAttempt } from './shown-payment';
import { lockWallet } from './wallet-accounts';
import { refuseMissingCredit } from './wallet-pay';

export interface AttemptRequest {
  userId: string;
  paymentId: string;
  gatewayId: string;
  returnPath: string;
  /** For first attempts only; a retry uses the amount of the last one. */
  useWalletRial?: number;
}

const attemptMs = 15 * 60 * 1000;

/** Starts an attempt at a bank and returns where the browser goes. Refuses with 402, 404, 409 or 422 by the contract. */
export async function startAttempt(
  tx: Queryable,
  services: Services,
  kind: 'start' | 'retry',
  request: AttemptRequest,
): Promise<unknown> {
  const found = knownPayment(await lockPayment(tx, request.paymentId, request.userId));
  const record = await refreshPayment(tx, services, found);
  const event: PaymentEvent = { type: kind };
  // A payment that allows no attempt is refused before gateways or credit are checked.
  const isAllowed = decide(stateOf(record), event).kind === 'step';
  if (!isAllowed) await applyEvent(tx, services, record, event);
  const walletRial = await walletPart(tx, services, kind, record, request);
  const bankRial = record.payment.amount_rial - walletRial;
  const gateway = await usableGateway(tx, request.gatewayId, bankRial);
  await insertAttempt(tx, services, record, { request, gateway, bankRial, walletRial });
  const after = await applyEvent(tx, services, record, event, { walletRial });
  const attempt = after.attempts.at(-1);
  if (attempt === undefined) throw new Error('The attempt made a moment ago cannot be read');
  return shownAttempt(services, attempt, await readPostGateways(tx));
}

async function walletPart(
  tx: Queryable,
  services: Services,
  kind: 'start' | 'retry',
  { payment, attempts }: PaymentRecord,
  { useWalletRial = 0 }: AttemptRequest,
): Promise<number> {
  const wanted = kind === 'start' ? useWalletRial : (attempts.at(-1)?.wallet_rial ?? 0);
  if (wanted === 0) return 0;
  if (payment.purpose === 'WalletCharge') throw refusedPart('شارژ کیف پول را نمی‌توان از خود کیف پول پرداخت.');
  if (wanted >= payment.amount_rial)
    throw refusedPart('سهم کیف پول باید کمتر از مبلغ باشد؛ همه را از کیف پول بپردازید.');
  const wallet = await lockWallet(tx, payment.user_id, services.clock.now());
  const free = wallet.balanceRial - wallet.blockedRial;
  if (kind === 'retry') return Math.min(wanted, free);
  refuseMissingCredit(payment.id, wanted, free);
  return wanted;
}

interface NewAttempt {
  request: AttemptRequest;
  gateway: Gateway;
  bankRial: number;
  walletRial: number;
}

async function insertAttempt(
  tx: Queryable,
  services: Services,
  { payment, attempts }: PaymentRecord,
  { request, gateway, bankRial, walletRial }: NewAttempt,
): Promise<void> {
  const now = services.clock.now();
  const expiresAt = new Date(now.getTime() + attemptMs);
  const authority = services.random.bytes(20).toString('hex');
  await tx.execute(sql`
    insert into online_payments (id, payment_id, attempt_no, gateway_id, status, amount_rial, wallet_rial, authority, return_path,
      requested_at, expires_at)
    values (${`op-${services.random.uuid()}`}, ${payment.id}, ${attempts.length + 1}, ${gateway.id}, 'Requested', ${bankRial},
      ${walletRial}, ${authority}, ${request.returnPath}, ${now.toISOString()}::timestamptz,
      ${expiresAt.toISOString()}::timestamptz)`);
  const { returnMode } = gateway;
  const session = { authority, amountRial: bankRial, returnMode, title: payment.title, expiresAt };
  await openSession(tx, session, now);
}

function refusedPart(sentence: string): ProblemError {
  return new ProblemError('validation', { errors: { useWalletRial: [sentence] } });
}
