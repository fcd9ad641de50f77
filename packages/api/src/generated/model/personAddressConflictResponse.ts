/**
 * Generated from the contract; do not edit.
 */
import type { PersonAddressConflict } from './personAddressConflict';

/**
 * `conflict`: the address has changed since it was read; `current` is the address as it is now.
 */
export type PersonAddressConflictResponse = PersonAddressConflict;
