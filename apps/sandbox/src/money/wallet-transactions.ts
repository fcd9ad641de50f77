import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { Services } from '../server/services';

export interface NewWalletTransaction {
  userId: string;
  kind: 'Charge' | 'AdminCharge' | 'Payment' | 'Refund' | 'Correction';
  direction: 'In' | 'Out';
  amountRial: number;
  balanceAfterRial: number;
  description: string;
  at: Date;
  /** Set when the money has moved: the transaction is then `Done`, without it `Pending`. */
  transferId?: string;
  paymentId?: string;
  tradeRequestId?: string;
  trackingCode?: string;
}

/** Writes one line of a wallet's ledger and returns its id. */
export async function addWalletTransaction(
  tx: Queryable,
  services: Services,
  line: NewWalletTransaction,
): Promise<string> {
  const id = `wt-${services.random.uuid()}`;
  const isDone = line.transferId !== undefined;
  const at = line.at.toISOString();
  await tx.execute(sql`
    insert into wallet_transactions (id, user_id, kind, direction, amount_rial, balance_after_rial, status, description, payment_id,
      trade_request_id, tracking_code, transfer_id, created_at, finished_at)
    values (${id}, ${line.userId}, ${line.kind}, ${line.direction}, ${line.amountRial}, ${line.balanceAfterRial},
      ${isDone ? 'Done' : 'Pending'}, ${line.description}, ${line.paymentId ?? null}, ${line.tradeRequestId ?? null},
      ${line.trackingCode ?? null}, ${line.transferId ?? null}, ${at}::timestamptz, ${isDone ? at : null}::timestamptz)`);
  return id;
}

/** Ends the pending line of a payment: `Done` by a transfer with the resulting credit, or `Failed` or `Reversed` without one. */
export async function endWalletTransaction(
  tx: Queryable,
  end: {
    paymentId: string;
    status: 'Done' | 'Failed' | 'Reversed';
    at: Date;
    trackingCode?: string | null;
  } & ({ status: 'Done'; transferId: string; balanceAfterRial: number } | { status: 'Failed' | 'Reversed' }),
): Promise<void> {
  const moved: SQL =
    end.status === 'Done'
      ? sql`, transfer_id = ${end.transferId}, balance_after_rial = ${end.balanceAfterRial}::bigint,
          tracking_code = ${end.trackingCode ?? null}`
      : sql``;
  await tx.execute(sql`
    update wallet_transactions set status = ${end.status}, finished_at = ${end.at.toISOString()}::timestamptz${moved}
    where payment_id = ${end.paymentId} and status = 'Pending'`);
}

export interface LedgerRequest {
  userId: string;
  kind?: string;
  direction?: string;
  from?: string;
  to?: string;
  sort: string;
  pageNumber: number;
  pageSize: number;
}

/** Returns a page of a wallet's ledger. */
export async function readLedger(
  queryable: Queryable,
  { userId, kind, direction, from, to, sort, pageNumber, pageSize }: LedgerRequest,
): Promise<{ items: Record<string, unknown>[]; totalCount: number }> {
  const conditions = [
    sql`user_id = ${userId}`,
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(direction === undefined ? [] : [sql`direction = ${direction}`]),
    ...(from === undefined ? [] : [sql`created_at >= ${storableTime(from)}::timestamptz`]),
    ...(to === undefined ? [] : [sql`created_at < ${storableTime(to)}::timestamptz`]),
  ];
  const where = sql.join(conditions, sql` and `);
  const order = sort === 'createdAt' ? sql`created_at, line_no` : sql`created_at desc, line_no desc`;
  const rows = await selectRows<{ line: WalletTransactionRow }>(
    queryable,
    sql`select to_jsonb(t) as line from wallet_transactions t where ${where}
      order by ${order} limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`,
  );
  const [count] = await selectRows<{ count: number }>(
    queryable,
    sql`select count(*)::int as count from wallet_transactions where ${where}`,
  );
  return { items: rows.map(({ line }) => shownTransaction(line)), totalCount: count?.count ?? 0 };
}

/** Limits a requested time to the range of the ledger's lines, which every database can store. */
function storableTime(text: string): string {
  const time = Math.min(Math.max(new Date(text).getTime(), 0), Date.UTC(2200, 0));
  return new Date(time).toISOString();
}

interface WalletTransactionRow {
  id: string;
  kind: string;
  direction: string;
  amount_rial: number;
  balance_after_rial: number;
  status: string;
  description: string;
  payment_id: string | null;
  trade_request_id: string | null;
  tracking_code: string | null;
  created_at: string;
  finished_at: string | null;
}

/** Returns one line by its id. */
export async function findTransaction(queryable: Queryable, id: string): Promise<Record<string, unknown>> {
  const [found] = await selectRows<{ line: WalletTransactionRow }>(
    queryable,
    sql`select to_jsonb(t) as line from wallet_transactions t where id = ${id}`,
  );
  if (found === undefined) throw new Error(`There is no wallet transaction ${id}`);
  return shownTransaction(found.line);
}

function shownTransaction(line: WalletTransactionRow): Record<string, unknown> {
  return {
    id: line.id,
    kind: line.kind,
    direction: line.direction,
    amountRial: line.amount_rial,
    balanceAfterRial: line.balance_after_rial,
    status: line.status,
    description: line.description,
    ...(line.payment_id === null ? {} : { paymentId: line.payment_id }),
    ...(line.trade_request_id === null ? {} : { tradeRequestId: line.trade_request_id }),
    ...(line.tracking_code === null ? {} : { trackingCode: line.tracking_code }),
    createdAt: new Date(line.created_at).toISOString(),
    ...(line.finished_at === null ? {} : { finishedAt: new Date(line.finished_at).toISOString() }),
  };
}
