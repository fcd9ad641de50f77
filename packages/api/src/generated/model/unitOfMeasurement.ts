/**
 * Generated from the contract; do not edit.
 */

/**
 * A unit in which products are counted, ordered and priced.
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
