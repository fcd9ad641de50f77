/**
 * Generated from the contract; do not edit.
 */

/**
 * A property chosen in a filter. Numbers are in the base unit of the quantity; `measurementUnitId` is the unit the buyer thinks in.
 * A property selected without any value narrows nothing.
 */
export interface SelectedCategoryProperty {
  /**
     * Id of the property, as in `listCategoryProperties`.
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /** Lower end in the base unit. */
  value?: number;
  /** Upper end in the base unit. */
  maxValue?: number;
  /**
     * Unit the buyer thinks in; it says nothing about the numbers, which are in the base unit.
     * @minLength 1
     * @maxLength 64
     */
  measurementUnitId?: string;
  /**
     * Sign of the unit, to show the choice again; the service does not read it.
     * @maxLength 300
     */
  defaultMeasurementUnitDisplayText?: string;
  /**
     * Ids of options; any of them is enough.
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 64
     */
  optionIds?: string[];
  /** Boolean properties. */
  bool?: boolean;
}
