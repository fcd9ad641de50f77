/**
 * Generated from the contract; do not edit.
 */

/**
 * The unit an answer's prices are for, where it is another one than the line's.
 */
export interface TradeQuotedUnit {
  /**
     * Trade unit.
     * @minLength 1
     * @maxLength 64
     */
  unitOfMeasurementId: string;
  /**
     * How much of the line's unit one of it contains.
     * @exclusiveMinimum 0
     */
  containsQuantity: number;
}
