/**
 * Generated from the contract; do not edit.
 */
import type { OnlinePaymentStatus } from './onlinePaymentStatus';
import type { PaymentFailureCode } from './paymentFailureCode';
import type { StartedOnlinePaymentRedirectFields } from './startedOnlinePaymentRedirectFields';
import type { StartedOnlinePaymentRedirectMethod } from './startedOnlinePaymentRedirectMethod';

/**
 * An attempt whose bank page can be opened: the browser leaves for it.
 */
export interface StartedOnlinePayment {
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
  redirectUrl: string;
  /** How the browser goes there; with `POST` it sends `redirectFields` as a form. */
  redirectMethod: StartedOnlinePaymentRedirectMethod;
  /** Fields of the form, by name. */
  redirectFields?: StartedOnlinePaymentRedirectFields;
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
