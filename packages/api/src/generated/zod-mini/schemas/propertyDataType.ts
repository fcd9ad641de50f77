/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PropertyDataType = /*#__PURE__*/ zod.enum(['Number', 'Text', 'Boolean', 'Option', 'MultiOption', 'Date']);

export type PropertyDataType = zod.input<typeof PropertyDataType>;
export type PropertyDataTypeOutput = zod.output<typeof PropertyDataType>;
