/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const PageType = zod.string();

export type PageType = zod.input<typeof PageType>;
export type PageTypeOutput = zod.output<typeof PageType>;
