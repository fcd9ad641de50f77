/**
 * Generated from the contract; do not edit.
 */
import type { OnlinePayment } from './onlinePayment';
import type { PaymentFailedStatus } from './paymentFailedStatus';
import type { PaymentFailureCode } from './paymentFailureCode';
import type { PaymentPurpose } from './paymentPurpose';

/**
 * The last attempt failed; money a bank took comes back from it. Try again or cancel.
 */
export interface PaymentFailed {
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
  status: PaymentFailedStatus;
  failedAt: string;
  failureCode: PaymentFailureCode;
  /** Persian sentence. */
  failureText: string;
}
