import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { Services } from '../server/services';

export type BankStatus = 'Open' | 'Paid' | 'Verified' | 'Refused' | 'Cancelled' | 'Reversed';

export interface BankSession {
  authority: string;
  amountRial: number;
  /** How the customer's browser returns: `Redirect` by address, `Post` by a form. */
  returnMode: 'Redirect' | 'Post';
  /** Description of the payment for the customer. */
  title: string;
  status: BankStatus;
  expiresAt: Date;
  silentUntil?: Date;
  referenceNumber?: string;
  cardMask?: string;
}

/** The bank's response to the verification of a session; codes 100 (now) and 101 (before) both mean paid. */
export type VerifyAnswer =
  | { code: 100 | 101; amountRial: number; referenceNumber: string; cardMask: string }
  | { code: -51; outcome: 'Open' | 'Refused' | 'Cancelled' | 'Reversed' }
  | { code: 'no-answer' };

export async function openSession(
  tx: Queryable,
  session: Pick<BankSession, 'authority' | 'amountRial' | 'returnMode' | 'title' | 'expiresAt'>,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into bank_sessions (authority, amount_rial, return_mode, title, status, opened_at, expires_at)
    values (${session.authority}, ${session.amountRial}, ${session.returnMode}, ${session.title}, 'Open',
      ${at.toISOString()}::timestamptz, ${session.expiresAt.toISOString()}::timestamptz)`);
}

/** Returns the session at this moment: unpaid ones expire, paid ones without verification are refunded. */
export async function findSession(
  queryable: Queryable,
  authority: string,
  at: Date,
): Promise<BankSession | undefined> {
  const [found] = await selectRows<{ session: Record<string, unknown> }>(
    queryable,
    sql`select to_jsonb(b) as session from bank_sessions b where authority = ${authority}`,
  );
  return found === undefined ? undefined : asSession(found.session, at);
}

export type CustomerDecision = 'Paid' | 'Refused' | 'Cancelled';

/** Applies the customer's decision. Returns false when the session is already closed. */
export async function finaliseSession(
  tx: Queryable,
  services: Services,
  request: { authority: string; decision: CustomerDecision; silentSeconds?: number },
): Promise<boolean> {
  const now = services.clock.now();
  const { authority, decision, silentSeconds = 0 } = request;
  const isPaid = decision === 'Paid';
  const silentUntil = silentSeconds > 0 ? new Date(now.getTime() + silentSeconds * 1000).toISOString() : null;
  const card = `6037-99**-****-${String(services.random.integer(10_000)).padStart(4, '0')}`;
  const reference = String(services.random.integer(1_000_000_000_000)).padStart(12, '0');
  const settled = await selectRows(
    tx,
    sql`update bank_sessions set status = ${decision}, silent_until = ${silentUntil}::timestamptz,
        paid_amount_rial = ${isPaid ? sql`amount_rial` : null}, reference_number = ${isPaid ? reference : null},
        card_mask = ${isPaid ? card : null}
      where authority = ${authority} and status = 'Open' and expires_at > ${now.toISOString()}::timestamptz
      returning authority`,
  );
  return settled.length > 0;
}

/**
 * Verifies and collects a payment for the merchant: the first verification of a paid session returns 100, later ones 101. For a wrong
 * amount nothing is collected, and the bank refunds the payment.
 */
export async function verifySession(
  tx: Queryable,
  services: Services,
  authority: string,
): Promise<VerifyAnswer> {
  const now = services.clock.now();
  await tx.execute(sql`select authority from bank_sessions where authority = ${authority} for update`);
  const session = await findSession(tx, authority, now);
  if (session === undefined) return { code: -51, outcome: 'Refused' };
  if (session.silentUntil !== undefined && now < session.silentUntil) return { code: 'no-answer' };
  const { status } = session;
  if (status !== 'Paid' && status !== 'Verified') return { code: -51, outcome: status };
  if (status === 'Paid') await setStatus(tx, authority, 'Verified');
  const { amountRial, referenceNumber = '', cardMask = '' } = session;
  return { code: status === 'Paid' ? 100 : 101, amountRial, referenceNumber, cardMask };
}

/** Refunds a collected payment at the merchant's request. */
export function reverseSession(tx: Queryable, authority: string): Promise<void> {
  return setStatus(tx, authority, 'Reversed');
}

async function setStatus(tx: Queryable, authority: string, status: BankStatus): Promise<void> {
  await tx.execute(sql`update bank_sessions set status = ${status} where authority = ${authority}`);
}

function asSession(row: Record<string, unknown>, at: Date): BankSession {
  const expiresAt = new Date(String(row.expires_at));
  const status = row.status as BankStatus;
  return {
    authority: String(row.authority),
    amountRial: Number(row.paid_amount_rial ?? row.amount_rial),
    returnMode: row.return_mode as BankSession['returnMode'],
    title: String(row.title),
    status: at < expiresAt ? status : afterTime[status],
    expiresAt,
    ...(row.silent_until === null ? {} : { silentUntil: new Date(String(row.silent_until)) }),
    ...(row.reference_number === null ? {} : { referenceNumber: String(row.reference_number) }),
    ...(row.card_mask === null ? {} : { cardMask: String(row.card_mask) }),
  };
}

/** Effect of expiry: an unpaid session counts as cancelled, an uncollected payment is refunded. */
const afterTime: Record<BankStatus, BankStatus> = {
  Open: 'Cancelled',
  Paid: 'Reversed',
  Verified: 'Verified',
  Refused: 'Refused',
  Cancelled: 'Cancelled',
  Reversed: 'Reversed',
};
