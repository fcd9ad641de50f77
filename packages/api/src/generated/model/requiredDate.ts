/**
 * Generated from the contract; do not edit.
 */
import type { RequiredDateDataType } from './requiredDateDataType';

/**
 * A day.
 */
export interface RequiredDate {
  /** The kind that decides which fields there are. */
  dataType: RequiredDateDataType;
  /**
     * Id of the property, as in `listCategoryProperties`.
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /** The day, without a time. */
  text: string;
}
