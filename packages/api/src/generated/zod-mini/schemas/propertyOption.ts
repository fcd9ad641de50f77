/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const propertyOptionCountMin = 0;



export const PropertyOption = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "count": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(propertyOptionCountMin)))
});

export type PropertyOption = zod.input<typeof PropertyOption>;
export type PropertyOptionOutput = zod.output<typeof PropertyOption>;
