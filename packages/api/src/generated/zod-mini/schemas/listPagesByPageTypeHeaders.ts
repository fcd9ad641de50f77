/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ListPagesByPageTypeHeaders = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export type ListPagesByPageTypeHeaders = zod.input<typeof ListPagesByPageTypeHeaders>;
export type ListPagesByPageTypeHeadersOutput = zod.output<typeof ListPagesByPageTypeHeaders>;
