/**
 * Generated from the contract; do not edit.
 */
import type { RequiredFlagDataType } from './requiredFlagDataType';

/**
 * Yes or no.
 */
export interface RequiredFlag {
  /** The kind that decides which fields there are. */
  dataType: RequiredFlagDataType;
  /**
     * Id of the property, as in `listCategoryProperties`.
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /** The value that is asked for. */
  bool: boolean;
}
