import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { notFound } from '../http/problem';
import type { Services } from '../server/services';
import { createPayment } from './create-payment';
import { newTrackingCode } from './tracking-code';
import { lockWallet, transfer, walletAccountId } from './wallet-accounts';
import { addWalletTransaction, findTransaction } from './wallet-transactions';

/** Starts a top-up: a pending line in the ledger and its payment. */
export async function startWalletCharge(
  tx: Queryable,
  services: Services,
  { userId, amountRial }: { userId: string; amountRial: number },
): Promise<{ transactionId: string; paymentId: string }> {
  const at = services.clock.now();
  const wallet = await lockWallet(tx, userId, at);
  const description = 'شارژ کیف پول';
  const line = { userId, kind: 'Charge', direction: 'In', amountRial, description, at } as const;
  const balanceAfterRial = wallet.balanceRial;
  const transactionId = await addWalletTransaction(tx, services, { ...line, balanceAfterRial });
  const { id: paymentId } = await createPayment(tx, services, {
    userId,
    purpose: 'WalletCharge',
    referenceId: transactionId,
    title: description,
    amountRial,
    taxRial: 0,
  });
  await tx.execute(sql`update wallet_transactions set payment_id = ${paymentId} where id = ${transactionId}`);
  return { transactionId, paymentId };
}

/** Adds credit given by an administrator, at once. Refuses with 404 for an unknown user. */
export async function giveCredit(
  tx: Queryable,
  services: Services,
  { userId, amountRial, reason }: { userId: string; amountRial: number; reason: string },
): Promise<unknown> {
  await requireKnownUser(tx, userId);
  const at = services.clock.now();
  await lockWallet(tx, userId, at);
  const transferId = `grant-${services.random.uuid()}`;
  const entries = [
    { accountId: walletAccountId(userId), amountRial },
    { accountId: 'adjustment', amountRial: -amountRial },
  ];
  const balanceAfterRial = (await transfer(tx, { id: transferId, at, entries })) ?? 0;
  const description = `اعتبار از سوی پشتیبانی: ${reason}`;
  const line = { userId, kind: 'AdminCharge', direction: 'In', amountRial, balanceAfterRial } as const;
  const trackingCode = newTrackingCode(services);
  const id = await addWalletTransaction(tx, services, { ...line, description, at, transferId, trackingCode });
  return findTransaction(tx, id);
}

export async function requireKnownUser(queryable: Queryable, userId: string): Promise<void> {
  const [found] = await selectRows(queryable, sql`select 1 from users where id = ${userId}`);
  if (found === undefined) throw notFound('این کاربر');
}
