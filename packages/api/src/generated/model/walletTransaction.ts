/**
 * Generated from the contract; do not edit.
 */
import type { WalletTransactionDirection } from './walletTransactionDirection';
import type { WalletTransactionKind } from './walletTransactionKind';
import type { WalletTransactionStatus } from './walletTransactionStatus';

/**
 * One line of a wallet's ledger.
 */
export interface WalletTransaction {
  id: string;
  kind: WalletTransactionKind;
  /** Into or out of the wallet. */
  direction: WalletTransactionDirection;
  /**
     * Rial, never negative.
     * @minimum 1
     * @maximum 9007199254740991
     */
  amountRial: number;
  /**
     * Rial; the credit after it. Of a transaction that is not `Done`: the credit it left as it was.
     * @minimum 0
     * @maximum 9007199254740991
     */
  balanceAfterRial: number;
  status: WalletTransactionStatus;
  /** Persian sentence. */
  description: string;
  paymentId?: string;
  tradeRequestId?: string;
  /** Of the payment or of the credit given. */
  trackingCode?: string;
  createdAt: string;
  /** When it ceased to be `Pending`. */
  finishedAt?: string;
}
