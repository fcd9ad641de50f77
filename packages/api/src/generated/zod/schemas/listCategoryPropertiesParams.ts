/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ListCategoryPropertiesParams = zod.object({
  "filterable": zod.boolean().optional(),
  "comparable": zod.boolean().optional()
})

export type ListCategoryPropertiesParams = zod.input<typeof ListCategoryPropertiesParams>;
export type ListCategoryPropertiesParamsOutput = zod.output<typeof ListCategoryPropertiesParams>;
