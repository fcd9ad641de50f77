/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { TradeRequestAction } from './tradeRequestAction';
import { TradeRequestGroupState } from './tradeRequestGroupState';
import { TradeRequestKind } from './tradeRequestKind';
import { TradeRequestStatus } from './tradeRequestStatus';


const tradeRequestSummaryRevisionMin = 0;

const tradeRequestSummaryLineCountMin = 0;


const tradeRequestSummaryPayableRialMin = 0;

const tradeRequestSummaryUnreadCountMin = 0;



export const TradeRequestSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "number": /*#__PURE__*/ zod.string(),
  "kind": TradeRequestKind,
  "status": TradeRequestStatus,
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "title": /*#__PURE__*/ zod.string(),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestSummaryRevisionMin)),
  "buyerReference": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "lineCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestSummaryLineCountMin)),
  "groupKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "neededBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "validUntil": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "dueAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "closedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "group": /*#__PURE__*/ zod.optional(TradeRequestGroupState),
  "correctionCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "payableRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestSummaryPayableRialMin))),
  "conversationId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "unreadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestSummaryUnreadCountMin)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lastEventAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "allowedActions": /*#__PURE__*/ zod.array(TradeRequestAction)
});

export type TradeRequestSummary = zod.input<typeof TradeRequestSummary>;
export type TradeRequestSummaryOutput = zod.output<typeof TradeRequestSummary>;
