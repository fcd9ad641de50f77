/**
 * Generated from the contract; do not edit.
 */
import type { RequiredOptionsDataType } from './requiredOptionsDataType';

/**
 * One of these options; for `MultiOption` all of them.
 */
export interface RequiredOptions {
  dataType: RequiredOptionsDataType;
  /**
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /**
     * @minItems 1
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 64
     */
  optionIds: string[];
}
