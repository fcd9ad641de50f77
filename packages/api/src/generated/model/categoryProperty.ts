/**
 * Generated from the contract; do not edit.
 */
import type { PropertyDataType } from './propertyDataType';
import type { PropertyOption } from './propertyOption';

/**
 * A property by which the products of a category are described and filtered. «برند» (brand) is an option property like any other.
 */
export interface CategoryProperty {
  id: string;
  categoryId: string;
  title: string;
  englishTitle?: string;
  /** The letter it goes by in drawings and formulas. */
  symbol?: string;
  group?: string;
  helpText?: string;
  /** @minimum 0 */
  sortOrder: number;
  dataType: PropertyDataType;
  isFilterable: boolean;
  isComparable: boolean;
  /** Shown in the spec strip. */
  isKey: boolean;
  isRequiredInRequest: boolean;
  /** Numbers with a unit only. */
  measurementQuantityId?: string;
  defaultMeasurementUnitId?: string;
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
  /** Option and MultiOption only. */
  options?: PropertyOption[];
}
