/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { TradeRequestEvent } from './tradeRequestEvent';

const pagedTradeRequestEventTotalCountMin = 0;


const pagedTradeRequestEventPageSizeMax = 100;



export const PagedTradeRequestEvent = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedTradeRequestEventTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedTradeRequestEventPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(TradeRequestEvent)
});

export type PagedTradeRequestEvent = zod.input<typeof PagedTradeRequestEvent>;
export type PagedTradeRequestEventOutput = zod.output<typeof PagedTradeRequestEvent>;
