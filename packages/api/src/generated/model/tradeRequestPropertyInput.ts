/**
 * Generated from the contract; do not edit.
 */

/**
 * A property the buyer needs, of the line's category: a number (`value`, `maxValue` for a span, in `measurementUnitId`), a text, a yes or no, or options.
 */
export interface TradeRequestPropertyInput {
  /**
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /**
     * In the unit `measurementUnitId`.
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
  value?: number;
  /**
     * Upper end of a span in the unit `measurementUnitId`.
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
  maxValue?: number;
  /**
     * @minLength 1
     * @maxLength 64
     */
  measurementUnitId?: string;
  /**
     * @minLength 1
     * @maxLength 500
     */
  text?: string;
  bool?: boolean;
  /**
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 64
     */
  optionIds?: string[];
}
