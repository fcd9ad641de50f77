/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ListWebsiteMenusHeaders = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export type ListWebsiteMenusHeaders = zod.input<typeof ListWebsiteMenusHeaders>;
export type ListWebsiteMenusHeadersOutput = zod.output<typeof ListWebsiteMenusHeaders>;
