/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const enumItemSortOrderMin = 0;



export const EnumItem = zod.object({
  "value": zod.string(),
  "name": zod.string(),
  "displayText": zod.string(),
  "sortOrder": zod.int().min(enumItemSortOrderMin)
});

export type EnumItem = zod.input<typeof EnumItem>;
export type EnumItemOutput = zod.output<typeof EnumItem>;
