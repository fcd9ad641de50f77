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
  /**
     * Id of the attempt.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * The payment it tries to pay.
     * @minLength 1
     * @maxLength 64
     */
  paymentId: string;
  /**
     * Id of the gateway, as in `listGateways`.
     * @minLength 1
     * @maxLength 64
     */
  gatewayId: string;
  /** How far the attempt has come. */
  status: OnlinePaymentStatus;
  /**
     * Rial that the bank takes.
     * @minimum 1
     * @maximum 9007199254740991
     */
  amountRial: number;
  /**
     * Rial that the wallet gives besides.
     * @minimum 0
     * @maximum 9007199254740991
     */
  paidFromWalletRial: number;
  /**
     * The bank's page, absolute.
     * @maxLength 2048
     */
  redirectUrl: string;
  /** How the browser goes there; with `POST` it sends `redirectFields` as a form. */
  redirectMethod: StartedOnlinePaymentRedirectMethod;
  /** Fields of the form, by name. */
  redirectFields?: StartedOnlinePaymentRedirectFields;
  /**
     * Ours; `Verified` only.
     * @maxLength 60
     */
  trackingCode?: string;
  /**
     * The bank's; `Verified` only.
     * @maxLength 60
     */
  referenceNumber?: string;
  /**
     * The card with its middle hidden.
     * @maxLength 40
     */
  cardMask?: string;
  /** Why the bank refused, for programs; show `failureText` to people. */
  failureCode?: PaymentFailureCode;
  /**
     * Persian sentence.
     * @maxLength 1000
     */
  failureText?: string;
  /** When the attempt began (UTC). */
  requestedAt: string;
  /** Without a return by then it fails. */
  expiresAt: string;
  /** When the bank's answer was final (UTC); absent until then. */
  finishedAt?: string;
}
