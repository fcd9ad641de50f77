/**
 * Generated from the contract; do not edit.
 */
import type { MeasurementSystem } from './measurementSystem';

/**
 * A unit of a physical quantity. Value in the base unit = value × `factor` + `offset`.
 */
export interface MeasurementUnit {
  /**
     * Id of the unit.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * The physical quantity it measures.
     * @minLength 1
     * @maxLength 64
     */
  quantityId: string;
  /**
     * Name of the unit in Persian.
     * @maxLength 300
     */
  title: string;
  /**
     * As printed in Latin.
     * @maxLength 40
     */
  symbol: string;
  /**
     * As shown after a number.
     * @maxLength 300
     */
  displayText: string;
  /**
     * Base units in one of this unit.
     * @exclusiveMinimum 0
     */
  factor: number;
  /** Added after the factor, in base units; 0 but for temperatures. */
  offset: number;
  /** System of units it belongs to. */
  system: MeasurementSystem;
  /** Factor 1 and offset 0. */
  isBase: boolean;
}
