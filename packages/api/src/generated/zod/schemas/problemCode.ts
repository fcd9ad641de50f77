/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ProblemCode = zod.string();

export type ProblemCode = zod.input<typeof ProblemCode>;
export type ProblemCodeOutput = zod.output<typeof ProblemCode>;
