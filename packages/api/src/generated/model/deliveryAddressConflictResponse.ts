/**
 * Generated from the contract; do not edit.
 */
import type { DeliveryAddressConflict } from './deliveryAddressConflict';

/**
 * `conflict`: the address has changed since it was read, or is the selected one; `current` is the address as it is now.
 */
export type DeliveryAddressConflictResponse = DeliveryAddressConflict;
