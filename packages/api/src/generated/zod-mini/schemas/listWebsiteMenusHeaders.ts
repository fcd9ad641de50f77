/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ListWebsiteMenusHeaders = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export type ListWebsiteMenusHeaders = zod.input<typeof ListWebsiteMenusHeaders>;
export type ListWebsiteMenusHeadersOutput = zod.output<typeof ListWebsiteMenusHeaders>;
