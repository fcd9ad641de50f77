/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';




export const PageLabelCount = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string(),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type PageLabelCount = zod.input<typeof PageLabelCount>;
export type PageLabelCountOutput = zod.output<typeof PageLabelCount>;
