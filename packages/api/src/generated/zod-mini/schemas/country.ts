/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const Country = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "englishName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "isActive": /*#__PURE__*/ zod.boolean()
});

export type Country = zod.input<typeof Country>;
export type CountryOutput = zod.output<typeof Country>;
