/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listTradeDocumentTypesParamsCategoryIdMax = 64;


export const ListTradeDocumentTypesParams = zod.object({
  "categoryId": zod.string().min(1).max(listTradeDocumentTypesParamsCategoryIdMax).optional()
})

export type ListTradeDocumentTypesParams = zod.input<typeof ListTradeDocumentTypesParams>;
export type ListTradeDocumentTypesParamsOutput = zod.output<typeof ListTradeDocumentTypesParams>;
