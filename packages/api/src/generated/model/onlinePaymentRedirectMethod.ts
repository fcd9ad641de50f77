/**
 * Generated from the contract; do not edit.
 */

/**
 * How the browser goes there; with `POST` it sends `redirectFields` as a form.
 */
export type OnlinePaymentRedirectMethod = typeof OnlinePaymentRedirectMethod[keyof typeof OnlinePaymentRedirectMethod];


export const OnlinePaymentRedirectMethod = {
  GET: 'GET',
  POST: 'POST',
} as const;
