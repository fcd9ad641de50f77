import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import type { Services } from '../server/services';
import type { PaymentPurpose } from './payment-rules';

export interface NewPayment {
  userId: string;
  purpose: PaymentPurpose;
  /** Id of the object that is paid for. */
  referenceId: string;
  title: string;
  /** Total amount in Rial, tax included; at least 1. */
  amountRial: number;
  /** Part of it that is value added tax, in Rial. */
  taxRial: number;
}

const lifeMs = 24 * 60 * 60 * 1000;

/** Creates a payment that can be paid for 24 hours, inside the transaction of its purpose. */
export async function createPayment(
  tx: Queryable,
  services: Services,
  payment: NewPayment,
): Promise<{ id: string }> {
  const id = `pay-${services.random.uuid()}`;
  const now = services.clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const expiresAt = sql`${new Date(now.getTime() + lifeMs).toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into payments (id, user_id, purpose, reference_id, title, amount_rial, tax_rial, status, created_at, expires_at, changed_at)
    values (${id}, ${payment.userId}, ${payment.purpose}, ${payment.referenceId}, ${payment.title}, ${payment.amountRial},
      ${payment.taxRial}, 'Created', ${at}, ${expiresAt}, ${at})`);
  return { id };
}
