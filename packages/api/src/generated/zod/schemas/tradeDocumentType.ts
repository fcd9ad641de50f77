/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tradeDocumentTypeIdMax = 64;

const tradeDocumentTypeTitleMax = 300;

const tradeDocumentTypeAcceptedMimesItemMax = 300;

const tradeDocumentTypeAcceptedMimesMax = 200;

const tradeDocumentTypeMaxSizeMbMax = 2147483647;

const tradeDocumentTypeHelpUniqueIdMax = 64;



export const TradeDocumentType = zod.object({
  "id": zod.string().min(1).max(tradeDocumentTypeIdMax),
  "title": zod.string().max(tradeDocumentTypeTitleMax),
  "code": zod.string(),
  "isRequired": zod.boolean(),
  "acceptedMimes": zod.array(zod.string().max(tradeDocumentTypeAcceptedMimesItemMax)).min(1).max(tradeDocumentTypeAcceptedMimesMax),
  "maxSizeMb": zod.int().min(1).max(tradeDocumentTypeMaxSizeMbMax),
  "helpUniqueId": zod.string().min(1).max(tradeDocumentTypeHelpUniqueIdMax).optional()
});

export type TradeDocumentType = zod.input<typeof TradeDocumentType>;
export type TradeDocumentTypeOutput = zod.output<typeof TradeDocumentType>;
