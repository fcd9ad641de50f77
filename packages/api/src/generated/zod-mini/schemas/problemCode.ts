/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ProblemCode = /*#__PURE__*/ zod.string();

export type ProblemCode = zod.input<typeof ProblemCode>;
export type ProblemCodeOutput = zod.output<typeof ProblemCode>;
