/**
 * Generated from the contract; do not edit.
 */
import type { PropertyDataType } from './propertyDataType';
import type { PropertyOption } from './propertyOption';

/**
 * A property by which the products of a category are described and filtered. «برند» (brand) is an option property like any other.
 */
export interface CategoryProperty {
  /**
     * Id of the property; filters and values name it.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Id of the category, as in `listCategories`.
     * @minLength 1
     * @maxLength 64
     */
  categoryId: string;
  /**
     * Name in Persian, as tables and filters show it.
     * @maxLength 300
     */
  title: string;
  /**
     * Name in English, as datasheets have it.
     * @maxLength 300
     */
  englishTitle?: string;
  /**
     * The letter it goes by in drawings and formulas.
     * @maxLength 40
     */
  symbol?: string;
  /**
     * Heading under which properties are shown together.
     * @maxLength 300
     */
  group?: string;
  /**
     * A sentence that explains the property to buyers.
     * @maxLength 2000
     */
  helpText?: string;
  /**
     * Place among its siblings, ascending.
     * @minimum 0
     * @maximum 2147483647
     */
  sortOrder: number;
  /** Kind of value the property has. */
  dataType: PropertyDataType;
  /** True when lists can be filtered by it (`f`). */
  isFilterable: boolean;
  /** True when the comparison of products has a row for it. */
  isComparable: boolean;
  /** Shown in the spec strip. */
  isKey: boolean;
  /** True when a request's line must say what it asks of it. */
  isRequiredInRequest: boolean;
  /**
     * Numbers with a unit only.
     * @minLength 1
     * @maxLength 64
     */
  measurementQuantityId?: string;
  /**
     * Unit in which values are shown first; absent for properties without a unit.
     * @minLength 1
     * @maxLength 64
     */
  defaultMeasurementUnitId?: string;
  /**
     * Sign of that unit.
     * @maxLength 300
     */
  defaultMeasurementUnitDisplayText?: string;
  /** Smallest sensible value in the default unit. */
  minValue?: number;
  /** Largest sensible value in the default unit. */
  maxValue?: number;
  /**
     * Digits shown after the point in the default unit.
     * @minimum 0
     * @maximum 9
     */
  decimals?: number;
  /**
     * Option and MultiOption only.
     * @maxItems 2000
     */
  options?: PropertyOption[];
}
