import { sql } from 'drizzle-orm';
import { findSession, reverseSession, type VerifyAnswer, verifySession } from '../bank/bank-books';
import { type Queryable, selectRows } from '../db/database-handle';
import type { Services } from '../server/services';
import { applyEvent, type EventFacts } from './apply-event';
import { lockPayment, type PaymentRecord } from './payment-record';
import type { BankAnswer } from './payment-rules';

/**
 * Refreshes a locked payment: asks the bank while it is `Verifying`, then applies the deadlines. A payment that the bank has collected is
 * therefore paid even when its response arrives after the attempt's end.
 */
export async function refreshPayment(
  tx: Queryable,
  services: Services,
  record: PaymentRecord,
): Promise<PaymentRecord> {
  let now = record;
  if (now.payment.status === 'Verifying') now = await askBank(tx, services, now);
  for (let status: string | undefined; status !== now.payment.status; ) {
    status = now.payment.status;
    const isReversed = await isGivenBack(tx, services, now);
    now = await applyEvent(tx, services, now, { type: 'time', at: services.clock.now(), isReversed });
  }
  return now;
}

/** Asks the bank about the running attempt and trusts only its response; the amount is compared in Rial. */
async function askBank(tx: Queryable, services: Services, record: PaymentRecord): Promise<PaymentRecord> {
  const attempt = record.attempts.at(-1);
  if (attempt === undefined) return record;
  const answer = await verifySession(tx, services, attempt.authority);
  const meaning = meaningOf(answer, attempt.amount_rial);
  if (meaning === undefined) return record;
  if (meaning === 'OtherAmount') await reverseSession(tx, attempt.authority);
  return applyEvent(tx, services, record, { type: 'bankAnswer', answer: meaning }, factsOf(answer, meaning));
}

function meaningOf(answer: VerifyAnswer, amountRial: number): BankAnswer | undefined {
  if (answer.code === 'no-answer') return 'Silent';
  if (answer.code === -51) return answer.outcome === 'Open' ? undefined : answer.outcome;
  return answer.amountRial === amountRial ? 'Paid' : 'OtherAmount';
}

function factsOf(answer: VerifyAnswer, meaning: BankAnswer): EventFacts {
  if (meaning !== 'Paid' || (answer.code !== 100 && answer.code !== 101)) return {};
  return { referenceNumber: answer.referenceNumber, cardMask: answer.cardMask };
}

async function isGivenBack(
  tx: Queryable,
  services: Services,
  { payment, attempts }: PaymentRecord,
): Promise<boolean> {
  const attempt = attempts.at(-1);
  const isRunning = payment.status === 'Pending' || payment.status === 'Verifying';
  if (!isRunning || attempt === undefined) return false;
  const session = await findSession(tx, attempt.authority, services.clock.now());
  return session?.status === 'Reversed';
}

/** Refreshes one payment in its own transaction. */
export function refreshById(services: Services, id: string): Promise<PaymentRecord | undefined> {
  return services.database.db.transaction(async (tx) => {
    const record = await lockPayment(tx, id);
    return record === undefined ? undefined : refreshPayment(tx, services, record);
  });
}

/** Refreshes all payments that time or the bank may have changed: of one person, or of everybody. */
export async function refreshDue(services: Services, userId?: string): Promise<void> {
  const now = services.clock.now().toISOString();
  const own = userId === undefined ? sql`` : sql` and p.user_id = ${userId}`;
  const due = await selectRows<{ id: string }>(
    services.database.db,
    sql`
      select p.id from payments p
      where p.status in ('Created', 'Failed', 'Pending', 'Verifying')${own} and (
        p.status = 'Verifying'
        or (p.status in ('Created', 'Failed') and p.expires_at <= ${now}::timestamptz)
        or (p.status = 'Pending' and exists (
          select 1 from online_payments a where a.payment_id = p.id and a.finished_at is null
            and a.expires_at <= ${now}::timestamptz)))
      order by p.created_at limit 1000`,
  );
  for (const { id } of due) await refreshById(services, id);
}
