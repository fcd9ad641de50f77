/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestAction } from './tradeRequestAction';
import { TradeRequestGroupState } from './tradeRequestGroupState';
import { TradeRequestKind } from './tradeRequestKind';
import { TradeRequestStatus } from './tradeRequestStatus';

const tradeRequestSummaryIdMax = 64;

const tradeRequestSummaryNumberMax = 60;

const tradeRequestSummaryVersionMax = 2147483647;

const tradeRequestSummaryTitleMax = 300;

const tradeRequestSummaryRevisionMin = 0;
const tradeRequestSummaryRevisionMax = 2147483647;

const tradeRequestSummaryBuyerReferenceMax = 300;

const tradeRequestSummaryLineCountMin = 0;
const tradeRequestSummaryLineCountMax = 2147483647;

const tradeRequestSummaryGroupKeyMax = 120;

const tradeRequestSummaryCorrectionCountMax = 2147483647;

const tradeRequestSummaryPayableRialMin = 0;
const tradeRequestSummaryPayableRialMax = 9007199254740991;

const tradeRequestSummaryConversationIdMax = 64;

const tradeRequestSummaryUnreadCountMin = 0;
const tradeRequestSummaryUnreadCountMax = 2147483647;

const tradeRequestSummaryAllowedActionsMax = 30;



export const TradeRequestSummary = zod.object({
  "id": zod.string().min(1).max(tradeRequestSummaryIdMax),
  "number": zod.string().max(tradeRequestSummaryNumberMax),
  "kind": TradeRequestKind,
  "status": TradeRequestStatus,
  "version": zod.int().min(1).max(tradeRequestSummaryVersionMax),
  "title": zod.string().max(tradeRequestSummaryTitleMax),
  "revision": zod.int().min(tradeRequestSummaryRevisionMin).max(tradeRequestSummaryRevisionMax),
  "buyerReference": zod.string().max(tradeRequestSummaryBuyerReferenceMax).optional(),
  "lineCount": zod.int().min(tradeRequestSummaryLineCountMin).max(tradeRequestSummaryLineCountMax),
  "groupKey": zod.string().max(tradeRequestSummaryGroupKeyMax).optional(),
  "neededBy": zod.iso.date().optional(),
  "validUntil": zod.iso.datetime({"offset":true}).optional(),
  "dueAt": zod.iso.datetime({"offset":true}).optional(),
  "closedAt": zod.iso.datetime({"offset":true}).optional(),
  "group": TradeRequestGroupState.optional(),
  "correctionCount": zod.int().min(1).max(tradeRequestSummaryCorrectionCountMax).optional(),
  "payableRial": zod.int().min(tradeRequestSummaryPayableRialMin).max(tradeRequestSummaryPayableRialMax).optional(),
  "conversationId": zod.string().min(1).max(tradeRequestSummaryConversationIdMax).optional(),
  "unreadCount": zod.int().min(tradeRequestSummaryUnreadCountMin).max(tradeRequestSummaryUnreadCountMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "lastEventAt": zod.iso.datetime({"offset":true}),
  "allowedActions": zod.array(TradeRequestAction).max(tradeRequestSummaryAllowedActionsMax)
});

export type TradeRequestSummary = zod.input<typeof TradeRequestSummary>;
export type TradeRequestSummaryOutput = zod.output<typeof TradeRequestSummary>;
