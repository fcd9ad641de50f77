/**
 * Generated from the contract; do not edit.
 */

/**
 * A property chosen in a filter. Numbers are in the base unit of the quantity; `measurementUnitId` is the unit the buyer thinks in.
 * A property selected without any value narrows nothing.
 */
export interface SelectedCategoryProperty {
  /**
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /** Lower end in the base unit. */
  value?: number;
  /** Upper end in the base unit. */
  maxValue?: number;
  measurementUnitId?: string;
  defaultMeasurementUnitDisplayText?: string;
  /** @maxItems 50 */
  optionIds?: string[];
  /** Boolean properties. */
  bool?: boolean;
}
