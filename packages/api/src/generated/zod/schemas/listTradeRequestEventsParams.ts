/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const listTradeRequestEventsParamsTradeRequestIdMax = 64;

export const listTradeRequestEventsParamsPageNumberDefault = 1;
export const listTradeRequestEventsParamsPageNumberMax = 10000;

export const listTradeRequestEventsParamsPageSizeDefault = 10;
export const listTradeRequestEventsParamsPageSizeMax = 100;


export const ListTradeRequestEventsParams = zod.object({
  "tradeRequestId": zod.string().min(1).max(listTradeRequestEventsParamsTradeRequestIdMax),
  "pageNumber": zod.int().min(1).max(listTradeRequestEventsParamsPageNumberMax).default(listTradeRequestEventsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listTradeRequestEventsParamsPageSizeMax).default(listTradeRequestEventsParamsPageSizeDefault)
})

export type ListTradeRequestEventsParams = zod.input<typeof ListTradeRequestEventsParams>;
export type ListTradeRequestEventsParamsOutput = zod.output<typeof ListTradeRequestEventsParams>;
