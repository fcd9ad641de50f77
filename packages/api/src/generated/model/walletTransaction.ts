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
  /**
     * Id of the entry.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /** Why money moved. */
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
  /** Whether the money has moved. */
  status: WalletTransactionStatus;
  /**
     * Persian sentence.
     * @maxLength 4000
     */
  description: string;
  /**
     * The payment it belongs to; absent for others.
     * @minLength 1
     * @maxLength 64
     */
  paymentId?: string;
  /**
     * The trade request it was paid for; absent for others.
     * @minLength 1
     * @maxLength 64
     */
  tradeRequestId?: string;
  /**
     * Of the payment or of the credit given.
     * @maxLength 60
     */
  trackingCode?: string;
  /** When it was entered (UTC). */
  createdAt: string;
  /** When it ceased to be `Pending`. */
  finishedAt?: string;
}
