/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { TradeRequestStatus } from './tradeRequestStatus';

export const TradeRequestEvent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "tradeRequestId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "fromStatus": /*#__PURE__*/ zod.optional(TradeRequestStatus),
  "toStatus": /*#__PURE__*/ zod.optional(TradeRequestStatus),
  "actorName": /*#__PURE__*/ zod.string(),
  "actorRole": /*#__PURE__*/ zod.string(),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type TradeRequestEvent = zod.input<typeof TradeRequestEvent>;
export type TradeRequestEventOutput = zod.output<typeof TradeRequestEvent>;
