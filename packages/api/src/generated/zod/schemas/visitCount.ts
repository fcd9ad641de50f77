/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const visitCountVisitCountMax = 2147483647;



export const VisitCount = zod.object({
  "visitCount": zod.int().min(1).max(visitCountVisitCountMax)
});

export type VisitCount = zod.input<typeof VisitCount>;
export type VisitCountOutput = zod.output<typeof VisitCount>;
