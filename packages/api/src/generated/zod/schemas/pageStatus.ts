/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const PageStatus = zod.enum(['Draft', 'Published', 'Archived']);

export type PageStatus = zod.input<typeof PageStatus>;
export type PageStatusOutput = zod.output<typeof PageStatus>;
