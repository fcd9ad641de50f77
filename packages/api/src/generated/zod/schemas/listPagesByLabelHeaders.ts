/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ListPagesByLabelHeaders = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export type ListPagesByLabelHeaders = zod.input<typeof ListPagesByLabelHeaders>;
export type ListPagesByLabelHeadersOutput = zod.output<typeof ListPagesByLabelHeaders>;
