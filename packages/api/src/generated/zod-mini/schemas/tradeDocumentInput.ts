/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const tradeDocumentInputTypeIdMax = 64;

const tradeDocumentInputFileIdMax = 64;



export const TradeDocumentInput = /*#__PURE__*/ zod.object({
  "typeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeDocumentInputTypeIdMax)),
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeDocumentInputFileIdMax))
});

export type TradeDocumentInput = zod.input<typeof TradeDocumentInput>;
export type TradeDocumentInputOutput = zod.output<typeof TradeDocumentInput>;
