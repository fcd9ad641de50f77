/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const enumItemValueMax = 300;

const enumItemNameMax = 300;

const enumItemDisplayTextMax = 300;

const enumItemSortOrderMin = 0;
const enumItemSortOrderMax = 2147483647;



export const EnumItem = zod.object({
  "value": zod.string().max(enumItemValueMax),
  "name": zod.string().max(enumItemNameMax),
  "displayText": zod.string().max(enumItemDisplayTextMax),
  "sortOrder": zod.int().min(enumItemSortOrderMin).max(enumItemSortOrderMax)
});

export type EnumItem = zod.input<typeof EnumItem>;
export type EnumItemOutput = zod.output<typeof EnumItem>;
