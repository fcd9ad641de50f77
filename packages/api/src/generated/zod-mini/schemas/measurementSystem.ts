/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const MeasurementSystem = /*#__PURE__*/ zod.enum(['SI', 'Imperial', 'Local']);

export type MeasurementSystem = zod.input<typeof MeasurementSystem>;
export type MeasurementSystemOutput = zod.output<typeof MeasurementSystem>;
