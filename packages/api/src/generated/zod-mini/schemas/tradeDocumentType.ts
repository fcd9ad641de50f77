/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';





export const TradeDocumentType = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.string(),
  "isRequired": /*#__PURE__*/ zod.boolean(),
  "acceptedMimes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)),
  "maxSizeMb": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "helpUniqueId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type TradeDocumentType = zod.input<typeof TradeDocumentType>;
export type TradeDocumentTypeOutput = zod.output<typeof TradeDocumentType>;
