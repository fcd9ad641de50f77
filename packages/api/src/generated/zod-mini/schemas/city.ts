/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const City = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "englishName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "parentId": /*#__PURE__*/ zod.string(),
  "isActive": /*#__PURE__*/ zod.boolean()
});

export type City = zod.input<typeof City>;
export type CityOutput = zod.output<typeof City>;
