/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `payment-required`: a fee is open; `paymentId` is what to pay, absent while no payment is open. `insufficient-credit`: the wallet is short by `missingRial`.
 */
export type PaymentRequiredResponse = Problem;
