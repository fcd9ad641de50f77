/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ListFaqCategoriesHeaders = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export type ListFaqCategoriesHeaders = zod.input<typeof ListFaqCategoriesHeaders>;
export type ListFaqCategoriesHeadersOutput = zod.output<typeof ListFaqCategoriesHeaders>;
