/**
 * Generated from the contract; do not edit.
 */

/**
 * Name of the supplier who made it.
 */
export type MediaVideoSupplier = {
  id: string;
  name: string;
  slug: string;
};
