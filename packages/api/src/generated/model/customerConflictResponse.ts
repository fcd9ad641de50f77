/**
 * Generated from the contract; do not edit.
 */
import type { CustomerConflict } from './customerConflict';

/**
 * `conflict`: the profile has changed since it was read, or is there already; `current` is the profile as it is now.
 */
export type CustomerConflictResponse = CustomerConflict;
