/**
 * Generated from the contract; do not edit.
 */

/**
 * A unit goods are counted, ordered and priced in.
 */
export interface UnitOfMeasurement {
  id: string;
  title: string;
  symbol: string;
  /** Whole numbers only. */
  isDiscrete: boolean;
  /** Quantity whose units measure it, for weights and lengths. */
  quantityId?: string;
}
