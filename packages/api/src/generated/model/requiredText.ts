/**
 * Generated from the contract; do not edit.
 */
import type { RequiredTextDataType } from './requiredTextDataType';

/**
 * Free text.
 */
export interface RequiredText {
  /** The kind that decides which fields there are. */
  dataType: RequiredTextDataType;
  /**
     * Id of the property, as in `listCategoryProperties`.
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /**
     * What is asked for, in the buyer's words.
     * @minLength 1
     * @maxLength 500
     */
  text: string;
}
