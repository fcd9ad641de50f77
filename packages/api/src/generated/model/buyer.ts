/**
 * Generated from the contract; do not edit.
 */

/**
 * The consumer that was registered.
 */
export interface Buyer {
  /**
     * Customer id, as in the profile.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Id of the account that became a consumer.
     * @minLength 1
     * @maxLength 64
     */
  userId: string;
}
