/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ProductStandard = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "pageId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ProductStandard = zod.input<typeof ProductStandard>;
export type ProductStandardOutput = zod.output<typeof ProductStandard>;
