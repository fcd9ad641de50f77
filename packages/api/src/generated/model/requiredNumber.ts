/**
 * Generated from the contract; do not edit.
 */
import type { RequiredNumberDataType } from './requiredNumberDataType';

/**
 * A number or a span. `value` alone is a lower bound, `maxValue` alone an upper one, both are a span; equal ones are that number exactly. One of the two is needed.
 */
export interface RequiredNumber {
  /** The kind that decides which fields there are. */
  dataType: RequiredNumberDataType;
  /**
     * Id of the property, as in `listCategoryProperties`.
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /**
     * Lower bound in the unit `measurementUnitId`.
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
  value?: number;
  /**
     * Upper bound in the unit `measurementUnitId`.
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
  maxValue?: number;
  /**
     * The unit the buyer wrote; the property's default unit when absent.
     * @minLength 1
     * @maxLength 64
     */
  measurementUnitId?: string;
}
