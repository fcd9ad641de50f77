/**
 * Generated from the contract; do not edit.
 */
import type { Problem } from './problem';

/**
 * `conflict`: the state of things does not allow this; no record stands against it. `supplier-no-direct-order`: the supplier takes messages, not direct orders.
 */
export type ConflictResponse = Problem;
