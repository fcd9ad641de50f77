/**
 * Generated from the contract; do not edit.
 */

/**
 * A property chosen in a filter. Numbers are in `measurementUnitId`, without it in the base unit of the quantity.
 * Refused with `validation`, naming the member: a property that neither the category nor one below it has, an unknown unit or option, a lower end above the upper one, a value of another kind than the property's, a property chosen twice.
 * A property selected without any value narrows nothing.
 */
export interface SelectedCategoryProperty {
  /**
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /** Lower end. */
  value?: number;
  /** Upper end. */
  maxValue?: number;
  /** Unit of the numbers. */
  measurementUnitId?: string;
  defaultMeasurementUnitDisplayText?: string;
  /** @maxItems 50 */
  optionIds?: string[];
  /** Boolean properties. */
  bool?: boolean;
}
