/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tradeDocumentInputTypeIdMax = 64;

const tradeDocumentInputFileIdMax = 64;



export const TradeDocumentInput = zod.object({
  "typeId": zod.string().min(1).max(tradeDocumentInputTypeIdMax),
  "fileId": zod.string().min(1).max(tradeDocumentInputFileIdMax)
});

export type TradeDocumentInput = zod.input<typeof TradeDocumentInput>;
export type TradeDocumentInputOutput = zod.output<typeof TradeDocumentInput>;
