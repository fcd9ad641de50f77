/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listTradeDocumentTypesParamsCategoryIdMax = 64;


export const ListTradeDocumentTypesParams = /*#__PURE__*/ zod.object({
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTradeDocumentTypesParamsCategoryIdMax)))
})

export type ListTradeDocumentTypesParams = zod.input<typeof ListTradeDocumentTypesParams>;
export type ListTradeDocumentTypesParamsOutput = zod.output<typeof ListTradeDocumentTypesParams>;
