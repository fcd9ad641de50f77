import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import { notFound, ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import { readPostGateways } from './gateways';
import { paymentEffects } from './payment-effects';
import { findPayment, type PaymentRecord, stateOf } from './payment-record';
import { decide, type PaymentEvent, type PaymentRefusal, type PaymentStep } from './payment-rules';
import { shownPayment } from './shown-payment';
import { newTrackingCode } from './tracking-code';

/** Data that accompanies an event. */
export interface EventFacts {
  /** Rial from the wallet: of the attempt that begins, or the whole. Defaults to the running attempt's. */
  walletRial?: number;
  referenceNumber?: string;
  cardMask?: string;
}

/**
 * Applies an event to a payment whose row is locked: the state, the running attempt, the money and the purchase, all in the transaction.
 * Returns the payment afterwards, unchanged when the event has no effect. Refuses by the rules with 409 (`payment-in-progress`, or
 * `conflict` with the payment in `current`) or 422.
 */
export async function applyEvent(
  tx: Queryable,
  services: Services,
  record: PaymentRecord,
  event: PaymentEvent,
  facts: EventFacts = {},
): Promise<PaymentRecord> {
  const decision = decide(stateOf(record), event);
  if (decision.kind === 'stay') return record;
  if (decision.kind === 'refused') throw await refusedProblem(tx, services, record, decision.refusal);
  const { step } = decision;
  const at = step.at ?? services.clock.now();
  const last = record.attempts.at(-1);
  const walletRial = facts.walletRial ?? last?.wallet_rial ?? 0;
  const trackingCode = step.status === 'Paid' ? newTrackingCode(services) : undefined;
  const withCode = trackingCode === undefined ? {} : { trackingCode };
  await writeState(tx, record, step, { at, walletRial, ...facts, ...withCode });
  if (step.attemptStatus !== undefined && last !== undefined) {
    await writeAttempt(tx, last.id, step, { at, ...facts, ...withCode });
  }
  for (const effect of step.effects) {
    await paymentEffects[effect]({ tx, services, record, at, walletRial, ...withCode });
  }
  const after = await findPayment(tx, record.payment.id);
  if (after === undefined) throw new Error(`Payment ${record.payment.id} vanished`);
  return after;
}

interface Written extends EventFacts {
  at: Date;
  trackingCode?: string;
}

async function writeState(
  tx: Queryable,
  { payment }: PaymentRecord,
  { status, failureCode }: PaymentStep,
  { at, walletRial = 0, trackingCode, referenceNumber }: Written,
): Promise<void> {
  if (status === payment.status) return;
  const now = sql`${at.toISOString()}::timestamptz`;
  const isFree = ['Created', 'Failed', 'Cancelled', 'Expired'].includes(status);
  const fromWallet =
    status === 'Refunded' || status === 'Verifying' ? payment.paid_from_wallet_rial : isFree ? 0 : walletRial;
  const paid =
    status === 'Paid'
      ? sql`, paid_at = ${now}, tracking_code = ${trackingCode ?? null}, reference_number = ${referenceNumber ?? null}`
      : sql``;
  await tx.execute(sql`
    update payments set status = ${status}, changed_at = ${now}, failure_code = ${failureCode ?? null},
      paid_from_wallet_rial = ${fromWallet}::bigint${paid}
    where id = ${payment.id}`);
}

async function writeAttempt(
  tx: Queryable,
  id: string,
  { attemptStatus, failureCode }: PaymentStep,
  { at, trackingCode, referenceNumber, cardMask }: Written,
): Promise<void> {
  const isRunning = attemptStatus === 'Returned' || attemptStatus === 'Unknown';
  await tx.execute(sql`
    update online_payments set status = ${attemptStatus},
      finished_at = ${isRunning ? null : at.toISOString()}::timestamptz, failure_code = ${failureCode ?? null},
      tracking_code = ${trackingCode ?? null}, reference_number = ${referenceNumber ?? null},
      card_mask = ${cardMask ?? null}
    where id = ${id}`);
}

async function refusedProblem(
  tx: Queryable,
  services: Services,
  record: PaymentRecord,
  refusal: PaymentRefusal,
): Promise<ProblemError> {
  const paymentId = record.payment.id;
  if (refusal === 'in-progress') return new ProblemError('payment-in-progress', { paymentId });
  if (refusal === 'top-up') {
    return new ProblemError('validation', {
      errors: { paymentId: ['شارژ کیف پول را نمی‌توان از خود کیف پول پرداخت.'] },
    });
  }
  const current = shownPayment(services, record, await readPostGateways(tx));
  const detail =
    refusal === 'too-many'
      ? 'این پرداخت بیش از اندازه به بانک رفته است؛ آن را لغو کنید و از نو بپردازید.'
      : 'وضعیت این پرداخت تغییر کرده است.';
  return new ProblemError('conflict', { detail, paymentId, current });
}

/** Returns the payment. Refuses with 404 when it does not exist or is somebody else's. */
export function knownPayment(record: PaymentRecord | undefined): PaymentRecord {
  if (record === undefined) throw notFound('این پرداخت');
  return record;
}
