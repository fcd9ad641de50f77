/**
 * Generated from the contract; do not edit.
 */

/**
 * A unit in which products are counted, ordered and priced.
 */
export interface UnitOfMeasurement {
  /**
     * Id of the unit of trade.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Name of the unit in Persian.
     * @maxLength 300
     */
  title: string;
  /**
     * Sign written after a number, such as mm.
     * @maxLength 40
     */
  symbol: string;
  /** Whole numbers only. */
  isDiscrete: boolean;
  /**
     * Quantity whose units measure it, for weights and lengths.
     * @minLength 1
     * @maxLength 64
     */
  quantityId?: string;
}
