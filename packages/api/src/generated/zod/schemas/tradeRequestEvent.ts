/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestStatus } from './tradeRequestStatus';

export const TradeRequestEvent = zod.object({
  "id": zod.string(),
  "tradeRequestId": zod.string(),
  "type": zod.string(),
  "fromStatus": TradeRequestStatus.optional(),
  "toStatus": TradeRequestStatus.optional(),
  "actorName": zod.string(),
  "actorRole": zod.string(),
  "note": zod.string().optional(),
  "data": zod.record(zod.string(), zod.unknown()).optional(),
  "at": zod.iso.datetime({"offset":true})
});

export type TradeRequestEvent = zod.input<typeof TradeRequestEvent>;
export type TradeRequestEventOutput = zod.output<typeof TradeRequestEvent>;
