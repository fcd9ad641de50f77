/**
 * Generated from the contract; do not edit.
 */

/**
 * The consumer that was registered.
 */
export interface Buyer {
  /** Customer id, as in the profile. */
  id: string;
  userId: string;
}
