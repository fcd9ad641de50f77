import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { AttemptStatus, PaymentPurpose, PaymentState, PaymentStatus } from './payment-rules';

/** A row of `payments` as jsonb returns it: numbers are numbers and times are text with both databases. */
export interface PaymentRow {
  id: string;
  user_id: string;
  purpose: PaymentPurpose;
  reference_id: string;
  title: string;
  amount_rial: number;
  tax_rial: number;
  paid_from_wallet_rial: number;
  status: PaymentStatus;
  created_at: string;
  expires_at: string;
  changed_at: string;
  paid_at: string | null;
  tracking_code: string | null;
  reference_number: string | null;
  failure_code: string | null;
}

export interface AttemptRow {
  id: string;
  payment_id: string;
  attempt_no: number;
  gateway_id: string;
  status: AttemptStatus;
  amount_rial: number;
  wallet_rial: number;
  authority: string;
  return_path: string;
  requested_at: string;
  expires_at: string;
  finished_at: string | null;
  tracking_code: string | null;
  reference_number: string | null;
  card_mask: string | null;
  failure_code: string | null;
}

export interface PaymentRecord {
  payment: PaymentRow;
  /** In order, the first attempt first. */
  attempts: AttemptRow[];
}

/** Returns payments with their attempts; `tail` begins with the condition on `p`. */
export function selectPayments(queryable: Queryable, tail: SQL): Promise<PaymentRecord[]> {
  return selectRows<PaymentRecord>(
    queryable,
    sql`
      select to_jsonb(p) as payment,
        coalesce((select jsonb_agg(to_jsonb(a) order by a.attempt_no) from online_payments a
          where a.payment_id = p.id), '[]'::jsonb) as attempts
      from payments p where ${tail}`,
  );
}

/** Returns one payment; with `userId` only that person's. `undefined` when there is none. */
export async function findPayment(
  queryable: Queryable,
  id: string,
  userId?: string,
): Promise<PaymentRecord | undefined> {
  const own = userId === undefined ? sql`` : sql` and p.user_id = ${userId}`;
  const [found] = await selectPayments(queryable, sql`p.id = ${id}${own}`);
  return found;
}

/**
 * Returns the same and locks its row until the transaction ends: of two concurrent changes the second sees the result of the first. The
 * lock is taken before the attempts are read, so that they are not older than it.
 */
export async function lockPayment(
  tx: Queryable,
  id: string,
  userId?: string,
): Promise<PaymentRecord | undefined> {
  const own = userId === undefined ? sql`` : sql` and user_id = ${userId}`;
  const [locked] = await selectRows(tx, sql`select id from payments where id = ${id}${own} for update`);
  return locked === undefined ? undefined : findPayment(tx, id);
}

/** Returns the state on which the rules decide. */
export function stateOf({ payment, attempts }: PaymentRecord): PaymentState {
  const last = attempts.at(-1);
  return {
    purpose: payment.purpose,
    status: payment.status,
    expiresAt: new Date(payment.expires_at),
    attemptCount: attempts.length,
    ...(last === undefined ? {} : { attemptExpiresAt: new Date(last.expires_at) }),
  };
}
