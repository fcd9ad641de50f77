/**
 * Generated from the contract; do not edit.
 */
import type { RequiredTextDataType } from './requiredTextDataType';

/**
 * Free text.
 */
export interface RequiredText {
  dataType: RequiredTextDataType;
  /**
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /**
     * @minLength 1
     * @maxLength 500
     */
  text: string;
}
