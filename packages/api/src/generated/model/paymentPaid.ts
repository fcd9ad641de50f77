/**
 * Generated from the contract; do not edit.
 */
import type { OnlinePayment } from './onlinePayment';
import type { PaymentPaidStatus } from './paymentPaidStatus';
import type { PaymentPurpose } from './paymentPurpose';

/**
 * Paid, and what was bought is there.
 */
export interface PaymentPaid {
  /**
     * Id of the payment.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /** What is paid for. */
  purpose: PaymentPurpose;
  /**
     * Id of what is paid.
     * @minLength 1
     * @maxLength 64
     */
  referenceId: string;
  /**
     * What is paid for, in a sentence for people.
     * @maxLength 300
     */
  title: string;
  /**
     * Rial to pay in all, `taxRial` included.
     * @minimum 1
     * @maximum 9007199254740991
     */
  amountRial: number;
  /**
     * Rial of value added tax.
     * @minimum 0
     * @maximum 9007199254740991
     */
  taxRial: number;
  /**
     * Rial from the wallet: blocked while the bank is asked, taken when paid.
     * @minimum 0
     * @maximum 9007199254740991
     */
  paidFromWalletRial: number;
  /** When it was made (UTC); it is open for 24 hours. */
  createdAt: string;
  /** No attempt begins after it (24 hours). */
  expiresAt: string;
  /**
     * The first one first.
     * @maxItems 200
     */
  attempts: OnlinePayment[];
  /** The state that decides which fields there are. */
  status: PaymentPaidStatus;
  /** When the money had arrived (UTC). */
  paidAt: string;
  /**
     * Ours.
     * @maxLength 60
     */
  trackingCode: string;
  /**
     * The bank's; absent when the wallet paid all.
     * @maxLength 60
     */
  referenceNumber?: string;
}
