/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestAction } from './tradeRequestAction';
import { TradeRequestGroupState } from './tradeRequestGroupState';
import { TradeRequestKind } from './tradeRequestKind';
import { TradeRequestStatus } from './tradeRequestStatus';


export const tradeRequestSummaryRevisionMin = 0;

export const tradeRequestSummaryLineCountMin = 0;


export const tradeRequestSummaryPayableRialMin = 0;

export const tradeRequestSummaryUnreadCountMin = 0;



export const TradeRequestSummary = zod.object({
  "id": zod.string(),
  "number": zod.string(),
  "kind": TradeRequestKind,
  "status": TradeRequestStatus,
  "version": zod.int().min(1),
  "title": zod.string(),
  "revision": zod.int().min(tradeRequestSummaryRevisionMin),
  "buyerReference": zod.string().optional(),
  "lineCount": zod.int().min(tradeRequestSummaryLineCountMin),
  "groupKey": zod.string().optional(),
  "neededBy": zod.iso.date().optional(),
  "validUntil": zod.iso.datetime({"offset":true}).optional(),
  "dueAt": zod.iso.datetime({"offset":true}).optional(),
  "closedAt": zod.iso.datetime({"offset":true}).optional(),
  "group": TradeRequestGroupState.optional(),
  "correctionCount": zod.int().min(1).optional(),
  "payableRial": zod.int().min(tradeRequestSummaryPayableRialMin).optional(),
  "conversationId": zod.string().optional(),
  "unreadCount": zod.int().min(tradeRequestSummaryUnreadCountMin),
  "createdAt": zod.iso.datetime({"offset":true}),
  "lastEventAt": zod.iso.datetime({"offset":true}),
  "allowedActions": zod.array(TradeRequestAction)
});

export type TradeRequestSummary = zod.input<typeof TradeRequestSummary>;
export type TradeRequestSummaryOutput = zod.output<typeof TradeRequestSummary>;
