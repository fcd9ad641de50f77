/**
 * Generated from the contract; do not edit.
 */

/**
 * The value of one property of one product. A number is in `value` (and `maxValue` for a range), in the unit named beside it.
 */
export interface PropertyValue {
  /**
     * Id of the property, as in `listCategoryProperties`.
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /**
     * Name of the property in Persian.
     * @maxLength 300
     */
  title: string;
  /**
     * Name of the property in English.
     * @maxLength 300
     */
  englishTitle?: string;
  /**
     * Sign written after a number, such as mm.
     * @maxLength 40
     */
  symbol?: string;
  /**
     * Heading under which properties are shown together.
     * @maxLength 300
     */
  group?: string;
  /** In the unit `measurementUnitId`. */
  value?: number;
  /** Upper end of a span in the unit `measurementUnitId`. */
  maxValue?: number;
  /** `value` in the base unit of the quantity. */
  baseValue?: number;
  /** `maxValue` in the base unit of the quantity. */
  baseMaxValue?: number;
  /**
     * Physical quantity of the number; absent for other kinds of value.
     * @minLength 1
     * @maxLength 64
     */
  measurementQuantityId?: string;
  /**
     * Unit of `value` and `maxValue`; absent for numbers without a unit.
     * @minLength 1
     * @maxLength 64
     */
  measurementUnitId?: string;
  /**
     * Sign of that unit, as it is written after the number.
     * @maxLength 300
     */
  unitDisplayText?: string;
  /**
     * Digits shown after the point in the unit given.
     * @minimum 0
     * @maximum 9
     */
  decimals?: number;
  /**
     * Value of a text property; of a date property, the day.
     * @maxLength 10000
     */
  text?: string;
  /** Value of a yes-or-no property. */
  bool?: boolean;
  /**
     * Ids of the options the product has.
     * @maxItems 1000
     * @items.minLength 1
     * @items.maxLength 64
     */
  optionIds?: string[];
  /**
     * The same options as people read them, in the same order.
     * @maxItems 1000
     * @items.maxLength 300
     */
  optionTitles?: string[];
}
