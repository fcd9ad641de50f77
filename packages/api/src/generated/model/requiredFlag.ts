/**
 * Generated from the contract; do not edit.
 */
import type { RequiredFlagDataType } from './requiredFlagDataType';

/**
 * Yes or no.
 */
export interface RequiredFlag {
  dataType: RequiredFlagDataType;
  /**
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  bool: boolean;
}
