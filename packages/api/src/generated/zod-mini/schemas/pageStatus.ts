/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PageStatus = /*#__PURE__*/ zod.enum(['Draft', 'Published', 'Archived']);

export type PageStatus = zod.input<typeof PageStatus>;
export type PageStatusOutput = zod.output<typeof PageStatus>;
