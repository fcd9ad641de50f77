/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestStatus } from './tradeRequestStatus';

const tradeRequestEventIdMax = 64;

const tradeRequestEventTradeRequestIdMax = 64;

const tradeRequestEventActorNameMax = 300;

const tradeRequestEventNoteMax = 4000;



export const TradeRequestEvent = zod.object({
  "id": zod.string().min(1).max(tradeRequestEventIdMax),
  "tradeRequestId": zod.string().min(1).max(tradeRequestEventTradeRequestIdMax),
  "type": zod.string(),
  "fromStatus": TradeRequestStatus.optional(),
  "toStatus": TradeRequestStatus.optional(),
  "actorName": zod.string().max(tradeRequestEventActorNameMax),
  "actorRole": zod.string(),
  "note": zod.string().max(tradeRequestEventNoteMax).optional(),
  "data": zod.record(zod.string(), zod.unknown()).optional(),
  "at": zod.iso.datetime({"offset":true})
});

export type TradeRequestEvent = zod.input<typeof TradeRequestEvent>;
export type TradeRequestEventOutput = zod.output<typeof TradeRequestEvent>;
