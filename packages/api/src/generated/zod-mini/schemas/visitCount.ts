/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';




export const VisitCount = /*#__PURE__*/ zod.object({
  "visitCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type VisitCount = zod.input<typeof VisitCount>;
export type VisitCountOutput = zod.output<typeof VisitCount>;
