/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ListPagesByPageTypeHeaders = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export type ListPagesByPageTypeHeaders = zod.input<typeof ListPagesByPageTypeHeaders>;
export type ListPagesByPageTypeHeadersOutput = zod.output<typeof ListPagesByPageTypeHeaders>;
