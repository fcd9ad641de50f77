/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const Gender = zod.enum(['Female', 'Male']);

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;
