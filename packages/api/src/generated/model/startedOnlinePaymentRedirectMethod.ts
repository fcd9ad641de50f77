/**
 * Generated from the contract; do not edit.
 */

/**
 * How the browser goes there; with `POST` it sends `redirectFields` as a form.
 */
export type StartedOnlinePaymentRedirectMethod = typeof StartedOnlinePaymentRedirectMethod[keyof typeof StartedOnlinePaymentRedirectMethod];


export const StartedOnlinePaymentRedirectMethod = {
  GET: 'GET',
  POST: 'POST',
} as const;
