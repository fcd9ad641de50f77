/**
 * Generated from the contract; do not edit.
 */
import type { BuyerConflict } from './buyerConflict';

/**
 * `conflict`: the person is registered already; `current` is the registered consumer.
 */
export type BuyerConflictResponse = BuyerConflict;
