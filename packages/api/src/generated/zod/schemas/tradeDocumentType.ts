/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';





export const TradeDocumentType = zod.object({
  "id": zod.string(),
  "title": zod.string(),
  "code": zod.string(),
  "isRequired": zod.boolean(),
  "acceptedMimes": zod.array(zod.string()).min(1),
  "maxSizeMb": zod.int().min(1),
  "helpUniqueId": zod.string().optional()
});

export type TradeDocumentType = zod.input<typeof TradeDocumentType>;
export type TradeDocumentTypeOutput = zod.output<typeof TradeDocumentType>;
