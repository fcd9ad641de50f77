import type { Queryable } from '../db/database-handle';
import type { Services } from '../server/services';
import type { PaymentRecord, PaymentRow } from './payment-record';
import type { PaymentEffect } from './payment-rules';
import { blockMoney, type LedgerEntry, lockWallet, transfer, walletAccountId } from './wallet-accounts';
import { addWalletTransaction, endWalletTransaction } from './wallet-transactions';

export interface EffectContext {
  tx: Queryable;
  services: Services;
  record: PaymentRecord;
  /** When the change happened. */
  at: Date;
  /** Rial of the running attempt, or of the whole when the wallet pays it. */
  walletRial: number;
  trackingCode?: string;
}

/** Carries out the effects of a step of the rules, inside its transaction; the payment's row is locked. */
export const paymentEffects: Record<PaymentEffect, (context: EffectContext) => Promise<void>> = {
  holdWallet: async ({ tx, services, record: { payment }, at, walletRial }) => {
    if (walletRial === 0) return;
    const wallet = await lockWallet(tx, payment.user_id, at);
    await blockMoney(tx, payment.user_id, walletRial, at);
    await addWalletTransaction(tx, services, {
      ...outOf(payment, walletRial, at),
      balanceAfterRial: wallet.balanceRial,
    });
  },

  releaseWallet: async ({ tx, record: { payment }, at, walletRial }) => {
    if (walletRial === 0) return;
    await blockMoney(tx, payment.user_id, -walletRial, at);
    await endWalletTransaction(tx, { paymentId: payment.id, status: 'Reversed', at });
  },

  takeHeld: async ({ tx, record: { payment }, at, walletRial, trackingCode }) => {
    if (payment.purpose === 'WalletCharge') return;
    if (walletRial > 0) await blockMoney(tx, payment.user_id, -walletRial, at);
    const transferId = paidTransfer(payment);
    const balance = await transfer(tx, { id: transferId, at, entries: paidEntries(payment, walletRial) });
    if (balance === undefined) return;
    const done = {
      paymentId: payment.id,
      status: 'Done' as const,
      at,
      transferId,
      balanceAfterRial: balance,
    };
    await endWalletTransaction(tx, { ...done, ...(trackingCode === undefined ? {} : { trackingCode }) });
  },

  takeFromWallet: async ({ tx, services, record: { payment }, at, walletRial, trackingCode }) => {
    const transferId = paidTransfer(payment);
    const balance = await transfer(tx, { id: transferId, at, entries: paidEntries(payment, walletRial) });
    await addWalletTransaction(tx, services, {
      ...outOf(payment, walletRial, at),
      balanceAfterRial: balance ?? 0,
      transferId,
      ...(trackingCode === undefined ? {} : { trackingCode }),
    });
  },

  deliver: async (context) => {
    const { tx, services, record, at } = context;
    const { purpose, reference_id: referenceId } = record.payment;
    if (purpose === 'WalletCharge') return fillWallet(context);
    return services.deliveries[purpose](tx, services, referenceId, at);
  },

  giveUp: async ({ tx, record: { payment }, at }) => {
    if (payment.purpose !== 'WalletCharge') return;
    await endWalletTransaction(tx, { paymentId: payment.id, status: 'Failed', at });
  },

  refundToWallet: async ({ tx, services, record: { payment }, at }) => {
    await lockWallet(tx, payment.user_id, at);
    const transferId = `refund-${payment.id}`;
    const revenue = payment.amount_rial - payment.tax_rial;
    const entries = [
      { accountId: walletAccountId(payment.user_id), amountRial: payment.amount_rial },
      { accountId: 'platform-revenue', amountRial: -revenue },
      { accountId: 'vat-payable', amountRial: -payment.tax_rial },
    ];
    const balance = await transfer(tx, { id: transferId, at, entries });
    await addWalletTransaction(tx, services, {
      ...outOf(payment, payment.amount_rial, at),
      kind: 'Refund',
      direction: 'In',
      description: `بازگشت وجه: ${payment.title}`,
      balanceAfterRial: balance ?? 0,
      transferId,
    });
  },
};

/** Transfers the amount of a top-up from the bank into the wallet, once (the transfer is named after the payment). */
async function fillWallet({ tx, record: { payment }, at, trackingCode }: EffectContext): Promise<void> {
  await lockWallet(tx, payment.user_id, at);
  const transferId = paidTransfer(payment);
  const entries = [
    { accountId: walletAccountId(payment.user_id), amountRial: payment.amount_rial },
    { accountId: 'bank-clearing', amountRial: -payment.amount_rial },
  ];
  const balanceAfterRial = (await transfer(tx, { id: transferId, at, entries })) ?? 0;
  const done = { paymentId: payment.id, status: 'Done' as const, at, transferId, balanceAfterRial };
  await endWalletTransaction(tx, { ...done, ...(trackingCode === undefined ? {} : { trackingCode }) });
}

const paidTransfer = ({ id }: PaymentRow) => `paid-${id}`;

function paidEntries(payment: PaymentRow, walletRial: number): LedgerEntry[] {
  return [
    { accountId: walletAccountId(payment.user_id), amountRial: -walletRial },
    { accountId: 'bank-clearing', amountRial: walletRial - payment.amount_rial },
    { accountId: 'platform-revenue', amountRial: payment.amount_rial - payment.tax_rial },
    { accountId: 'vat-payable', amountRial: payment.tax_rial },
  ];
}

function outOf(payment: PaymentRow, amountRial: number, at: Date) {
  return {
    userId: payment.user_id,
    kind: 'Payment' as const,
    direction: 'Out' as const,
    amountRial,
    description: payment.title,
    paymentId: payment.id,
    at,
    ...(payment.purpose === 'TradeRequest' ? { tradeRequestId: payment.reference_id } : {}),
  };
}
