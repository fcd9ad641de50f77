import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { applyEvent } from '../money/apply-event';
import { lockPayment } from '../money/payment-record';
import { refreshById } from '../money/refresh-payment';
import type { Services } from '../server/services';
import { findSession } from './bank-books';

/** Claims of a caller of the callback address; none is trusted. */
export interface BankCallback {
  authority: string;
  /** If present, must be those of the attempt. */
  paymentId?: string;
  amountRial?: string;
}

/**
 * Handles the claim that a customer has returned. Finds the attempt by its authority only, rejects a claim that does not match it, and
 * takes the outcome from the bank's own response to a verification. Repeated, late and reordered calls have no further effect.
 * Returns the address to redirect the browser to; `undefined` for a call that matches no attempt.
 */
export async function receiveCallback(services: Services, call: BankCallback): Promise<string | undefined> {
  const attempt = await findAttempt(services.database.db, call.authority);
  if (attempt === undefined || !fits(attempt, call)) return undefined;
  // Three steps with a commit after each: a crash between them never loses money the bank has paid.
  const hasLeft = await markReturned(services, attempt);
  if (hasLeft) await refreshById(services, attempt.paymentId);
  return `${services.siteUrl}${attempt.returnPath}?paymentId=${encodeURIComponent(attempt.paymentId)}`;
}

interface AttemptOfCall {
  id: string;
  paymentId: string;
  amountRial: number | string;
  returnPath: string;
  authority: string;
}

async function findAttempt(queryable: Queryable, authority: string): Promise<AttemptOfCall | undefined> {
  const [found] = await selectRows<AttemptOfCall>(
    queryable,
    sql`select id, payment_id as "paymentId", amount_rial as "amountRial", return_path as "returnPath", authority
      from online_payments where authority = ${authority}`,
  );
  return found;
}

function fits(attempt: AttemptOfCall, { paymentId, amountRial }: BankCallback): boolean {
  if (paymentId !== undefined && paymentId !== attempt.paymentId) return false;
  return amountRial === undefined || amountRial === String(attempt.amountRial);
}

/** Changes Pending → Verifying, if this is the running attempt and its customer has really left the bank. */
function markReturned(services: Services, { id, paymentId, authority }: AttemptOfCall): Promise<boolean> {
  return services.database.db.transaction(async (tx) => {
    const record = await lockPayment(tx, paymentId);
    if (record === undefined || record.attempts.at(-1)?.id !== id) return false;
    const now = services.clock.now();
    const session = await findSession(tx, authority, now);
    if (session === undefined || session.status === 'Open') return false;
    // An expired attempt stays expired, whatever arrives late.
    if (now >= new Date(record.attempts.at(-1)?.expires_at ?? 0)) return true;
    const { payment } = await applyEvent(tx, services, record, { type: 'return' });
    return payment.status === 'Verifying';
  });
}
