/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PageType = /*#__PURE__*/ zod.string();

export type PageType = zod.input<typeof PageType>;
export type PageTypeOutput = zod.output<typeof PageType>;
