/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listTradeRequestEventsParamsTradeRequestIdMax = 64;

const listTradeRequestEventsParamsPageNumberDefault = 1;
const listTradeRequestEventsParamsPageNumberMax = 10000;

const listTradeRequestEventsParamsPageSizeDefault = 10;
const listTradeRequestEventsParamsPageSizeMax = 100;


export const ListTradeRequestEventsParams = /*#__PURE__*/ zod.object({
  "tradeRequestId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTradeRequestEventsParamsTradeRequestIdMax)),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTradeRequestEventsParamsPageNumberMax)), listTradeRequestEventsParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTradeRequestEventsParamsPageSizeMax)), listTradeRequestEventsParamsPageSizeDefault)
})

export type ListTradeRequestEventsParams = zod.input<typeof ListTradeRequestEventsParams>;
export type ListTradeRequestEventsParamsOutput = zod.output<typeof ListTradeRequestEventsParams>;
