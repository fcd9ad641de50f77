/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';




export const PageLabelCount = zod.object({
  "label": zod.string(),
  "count": zod.int().min(1)
});

export type PageLabelCount = zod.input<typeof PageLabelCount>;
export type PageLabelCountOutput = zod.output<typeof PageLabelCount>;
