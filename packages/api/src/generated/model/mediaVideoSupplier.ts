/**
 * Generated from the contract; do not edit.
 */

/**
 * Name of the supplier who made it.
 */
export type MediaVideoSupplier = {
  /**
     * Id of the supplier.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Name of the supplier.
     * @maxLength 300
     */
  name: string;
  /**
     * Readable last part of the supplier's address.
     * @maxLength 300
     */
  slug: string;
};
