/**
 * Generated from the contract; do not edit.
 */
import type { MeasurementSystem } from './measurementSystem';

/**
 * A unit of a physical quantity. Value in the base unit = value × `factor` + `offset`.
 */
export interface MeasurementUnit {
  id: string;
  quantityId: string;
  title: string;
  /** As printed in Latin. */
  symbol: string;
  /** As shown after a number. */
  displayText: string;
  /**
     * Base units in one of this unit.
     * @exclusiveMinimum 0
     */
  factor: number;
  /** Added after the factor, in base units; 0 but for temperatures. */
  offset: number;
  system: MeasurementSystem;
  /** Factor 1 and offset 0. */
  isBase: boolean;
}
