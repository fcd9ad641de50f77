/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `payment-required`: a fee is open; `paymentId` is what to pay. `insufficient-credit`: the wallet is short by `missingRial`.
 */
export type PaymentRequiredResponse = Problem;
