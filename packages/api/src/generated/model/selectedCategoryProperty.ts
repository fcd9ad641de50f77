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
     * Id of the property, as in `listCategoryProperties`.
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /** Lower end. */
  value?: number;
  /** Upper end. */
  maxValue?: number;
  /**
     * Unit of `value` and `maxValue`, one of the property's quantity; absent, they are in the base unit.
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
