import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

export interface WalletAccount {
  id: string;
  balanceRial: number;
  blockedRial: number;
  updatedAt: Date;
}

/** One entry of a transfer: Rial, positive into the account. */
export interface LedgerEntry {
  accountId: string;
  amountRial: number;
}

export const walletAccountId = (userId: string) => `wallet-${userId}`;

/** Returns the wallet; `undefined` for a person whose wallet was never used. */
export async function findWallet(queryable: Queryable, userId: string): Promise<WalletAccount | undefined> {
  const [row] = await selectRows<Record<string, unknown>>(
    queryable,
    sql`select * from ledger_accounts where id = ${walletAccountId(userId)}`,
  );
  return row === undefined ? undefined : asWallet(row);
}

/** Returns the wallet, created if missing and locked until the transaction ends. */
export async function lockWallet(tx: Queryable, userId: string, at: Date): Promise<WalletAccount> {
  const id = walletAccountId(userId);
  await tx.execute(sql`insert into ledger_accounts (id, kind, user_id, updated_at)
    values (${id}, 'UserWallet', ${userId}, ${at.toISOString()}::timestamptz) on conflict do nothing`);
  const [row] = await selectRows<Record<string, unknown>>(
    tx,
    sql`select * from ledger_accounts where id = ${id} for update`,
  );
  if (row === undefined) throw new Error(`The wallet of ${userId} could not be made`);
  return asWallet(row);
}

/** Blocks money (positive) or releases it (negative); the database refuses more than the balance. */
export async function blockMoney(tx: Queryable, userId: string, amountRial: number, at: Date): Promise<void> {
  await tx.execute(sql`update ledger_accounts
    set blocked_rial = blocked_rial + ${amountRial}::bigint, updated_at = ${at.toISOString()}::timestamptz
    where id = ${walletAccountId(userId)}`);
}

/**
 * Moves money in one statement; entries of zero are left out, the others must add up to zero or the transaction cannot commit. Throws when
 * the transfer exists already, which keeps a payment from counting twice. Returns the wallet's new balance, `undefined` when no wallet
 * takes part.
 */
export async function transfer(
  tx: Queryable,
  { id, at, entries }: { id: string; at: Date; entries: readonly LedgerEntry[] },
): Promise<number | undefined> {
  const rows = entries.filter(({ amountRial }) => amountRial !== 0);
  const values = rows.map(
    ({ accountId, amountRial }) =>
      sql`(${id}, ${accountId}, ${amountRial}::bigint, ${at.toISOString()}::timestamptz)`,
  );
  const written = await selectRows<{ balance: string | number | null }>(
    tx,
    sql`insert into ledger_entries (transfer_id, account_id, amount_rial, created_at)
      values ${sql.join(values, sql`, `)} returning balance_after_rial as balance`,
  );
  const balance = written.find((row) => row.balance !== null)?.balance;
  return balance === undefined || balance === null ? undefined : Number(balance);
}

function asWallet(row: Record<string, unknown>): WalletAccount {
  return {
    id: String(row.id),
    balanceRial: Number(row.balance_rial),
    blockedRial: Number(row.blocked_rial),
    updatedAt: new Date(row.updated_at as string | Date),
  };
}
