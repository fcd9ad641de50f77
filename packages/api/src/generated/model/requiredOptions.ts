/**
 * Generated from the contract; do not edit.
 */
import type { RequiredOptionsDataType } from './requiredOptionsDataType';

/**
 * One of these options; for `MultiOption` all of them.
 */
export interface RequiredOptions {
  /** The kind that decides which fields there are. */
  dataType: RequiredOptionsDataType;
  /**
     * Id of the property, as in `listCategoryProperties`.
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /**
     * Ids of options of the property.
     * @minItems 1
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 64
     */
  optionIds: string[];
}
