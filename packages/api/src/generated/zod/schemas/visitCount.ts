/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';




export const VisitCount = zod.object({
  "visitCount": zod.int().min(1)
});

export type VisitCount = zod.input<typeof VisitCount>;
export type VisitCountOutput = zod.output<typeof VisitCount>;
