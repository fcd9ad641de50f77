/**
 * Generated from the contract; do not edit.
 */

/**
 * The value of one property of one product. A number is in `value` (and `maxValue` for a range), in the unit named beside it.
 */
export interface PropertyValue {
  propertyId: string;
  title: string;
  englishTitle?: string;
  symbol?: string;
  group?: string;
  /** In the unit `measurementUnitId`. */
  value?: number;
  /** Upper end of a span in the unit `measurementUnitId`. */
  maxValue?: number;
  /** `value` in the base unit of the quantity. */
  baseValue?: number;
  /** `maxValue` in the base unit of the quantity. */
  baseMaxValue?: number;
  measurementQuantityId?: string;
  measurementUnitId?: string;
  unitDisplayText?: string;
  /**
     * Digits shown after the point in the unit given.
     * @minimum 0
     * @maximum 9
     */
  decimals?: number;
  text?: string;
  bool?: boolean;
  optionIds?: string[];
  optionTitles?: string[];
}
