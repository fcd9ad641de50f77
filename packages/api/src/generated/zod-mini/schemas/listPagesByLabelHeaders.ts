/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ListPagesByLabelHeaders = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export type ListPagesByLabelHeaders = zod.input<typeof ListPagesByLabelHeaders>;
export type ListPagesByLabelHeadersOutput = zod.output<typeof ListPagesByLabelHeaders>;
