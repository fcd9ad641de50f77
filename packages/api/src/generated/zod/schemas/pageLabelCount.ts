/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const pageLabelCountLabelMax = 300;

const pageLabelCountCountMax = 2147483647;



export const PageLabelCount = zod.object({
  "label": zod.string().max(pageLabelCountLabelMax),
  "count": zod.int().min(1).max(pageLabelCountCountMax)
});

export type PageLabelCount = zod.input<typeof PageLabelCount>;
export type PageLabelCountOutput = zod.output<typeof PageLabelCount>;
