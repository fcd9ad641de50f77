/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const MeasurementSystem = zod.enum(['SI', 'Imperial', 'Local']);

export type MeasurementSystem = zod.input<typeof MeasurementSystem>;
export type MeasurementSystemOutput = zod.output<typeof MeasurementSystem>;
