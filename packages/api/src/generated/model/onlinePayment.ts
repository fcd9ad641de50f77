/**
 * Generated from the contract; do not edit.
 */
import type { OnlinePaymentRedirectFields } from './onlinePaymentRedirectFields';
import type { OnlinePaymentRedirectMethod } from './onlinePaymentRedirectMethod';
import type { OnlinePaymentStatus } from './onlinePaymentStatus';
import type { PaymentFailureCode } from './paymentFailureCode';

/**
 * One attempt at a bank. The `redirect…` fields are there while the bank's page can be opened. An attempt lives 15 minutes.
 */
export interface OnlinePayment {
  id: string;
  paymentId: string;
  gatewayId: string;
  status: OnlinePaymentStatus;
  /**
     * Rial that the bank takes.
     * @minimum 1
     */
  amountRial: number;
  /**
     * Rial that the wallet gives besides.
     * @minimum 0
     */
  paidFromWalletRial: number;
  /** The bank's page, absolute. */
  redirectUrl?: string;
  /** How the browser goes there; with `POST` it sends `redirectFields` as a form. */
  redirectMethod?: OnlinePaymentRedirectMethod;
  /** Fields of the form, by name. */
  redirectFields?: OnlinePaymentRedirectFields;
  /** Ours; `Verified` only. */
  trackingCode?: string;
  /** The bank's; `Verified` only. */
  referenceNumber?: string;
  /** The card with its middle hidden. */
  cardMask?: string;
  failureCode?: PaymentFailureCode;
  /** Persian sentence. */
  failureText?: string;
  requestedAt: string;
  /** Without a return by then it fails. */
  expiresAt: string;
  finishedAt?: string;
}
