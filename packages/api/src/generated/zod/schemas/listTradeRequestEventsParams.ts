/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listTradeRequestEventsParamsTradeRequestIdMax = 64;

const listTradeRequestEventsParamsPageNumberDefault = 1;
const listTradeRequestEventsParamsPageNumberMax = 10000;

const listTradeRequestEventsParamsPageSizeDefault = 10;
const listTradeRequestEventsParamsPageSizeMax = 100;


export const ListTradeRequestEventsParams = zod.object({
  "tradeRequestId": zod.string().min(1).max(listTradeRequestEventsParamsTradeRequestIdMax),
  "pageNumber": zod.int().min(1).max(listTradeRequestEventsParamsPageNumberMax).default(listTradeRequestEventsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listTradeRequestEventsParamsPageSizeMax).default(listTradeRequestEventsParamsPageSizeDefault)
})

export type ListTradeRequestEventsParams = zod.input<typeof ListTradeRequestEventsParams>;
export type ListTradeRequestEventsParamsOutput = zod.output<typeof ListTradeRequestEventsParams>;
