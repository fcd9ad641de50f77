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
  id: string;
  purpose: PaymentPurpose;
  /** Id of what is paid. */
  referenceId: string;
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
     */
  taxRial: number;
  /**
     * Rial from the wallet: blocked while the bank is asked, taken when paid.
     * @minimum 0
     */
  paidFromWalletRial: number;
  createdAt: string;
  /** No attempt begins after it (24 hours). */
  expiresAt: string;
  /** The first one first. */
  attempts: OnlinePayment[];
  status: PaymentPaidStatus;
  paidAt: string;
  /** Ours. */
  trackingCode: string;
  /** The bank's; absent when the wallet paid all. */
  referenceNumber?: string;
}
