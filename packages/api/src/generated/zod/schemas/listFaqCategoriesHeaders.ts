/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ListFaqCategoriesHeaders = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export type ListFaqCategoriesHeaders = zod.input<typeof ListFaqCategoriesHeaders>;
export type ListFaqCategoriesHeadersOutput = zod.output<typeof ListFaqCategoriesHeaders>;
