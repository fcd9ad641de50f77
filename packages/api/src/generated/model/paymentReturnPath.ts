/**
 * Generated from the contract; do not edit.
 */

/**
 * Where the browser comes back to, in the site: the wallet, or the request that was paid. `?paymentId=` is added.
 * @maxLength 100
 * @pattern ^/profile/(wallet|directorderinfo/[A-Za-z0-9_-]{1,64})$
 */
export type PaymentReturnPath = string;
