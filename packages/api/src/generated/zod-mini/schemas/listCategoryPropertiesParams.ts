/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ListCategoryPropertiesParams = /*#__PURE__*/ zod.object({
  "filterable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "comparable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

export type ListCategoryPropertiesParams = zod.input<typeof ListCategoryPropertiesParams>;
export type ListCategoryPropertiesParamsOutput = zod.output<typeof ListCategoryPropertiesParams>;
