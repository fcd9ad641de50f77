/**
 * Generated from the contract; do not edit.
 */
import type { RequiredDateDataType } from './requiredDateDataType';

/**
 * A day.
 */
export interface RequiredDate {
  dataType: RequiredDateDataType;
  /**
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  text: string;
}
