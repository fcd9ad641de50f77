/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `conflict`: the record has changed since it was read, or its state does not allow this; `current` is the record as it is now. `payment-in-progress`: an earlier attempt is still being checked. `supplier-no-direct-order`: the supplier takes messages, not direct orders.
 */
export type ConflictResponse = Problem;
