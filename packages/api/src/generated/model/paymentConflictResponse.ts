/**
 * Generated from the contract; do not edit.
 */
import type { PaymentConflict } from './paymentConflict';

/**
 * `conflict`: the state of the payment does not allow this; `current` is the payment as it is now. `payment-in-progress`: an earlier attempt is still being checked.
 */
export type PaymentConflictResponse = PaymentConflict;
