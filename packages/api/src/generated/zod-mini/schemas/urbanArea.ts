/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const UrbanArea = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "englishName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "parentId": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "isActive": /*#__PURE__*/ zod.boolean()
});

export type UrbanArea = zod.input<typeof UrbanArea>;
export type UrbanAreaOutput = zod.output<typeof UrbanArea>;
