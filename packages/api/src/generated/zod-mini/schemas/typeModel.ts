/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const TypeModel = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
});

export type TypeModel = zod.input<typeof TypeModel>;
export type TypeModelOutput = zod.output<typeof TypeModel>;
