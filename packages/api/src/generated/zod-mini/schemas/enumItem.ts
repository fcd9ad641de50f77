/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const enumItemSortOrderMin = 0;



export const EnumItem = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "displayText": /*#__PURE__*/ zod.string(),
  "sortOrder": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enumItemSortOrderMin))
});

export type EnumItem = zod.input<typeof EnumItem>;
export type EnumItemOutput = zod.output<typeof EnumItem>;
