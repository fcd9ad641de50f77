/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestEvent } from './tradeRequestEvent';

const pagedTradeRequestEventTotalCountMin = 0;
const pagedTradeRequestEventTotalCountMax = 2147483647;

const pagedTradeRequestEventPageNumberMax = 2147483647;

const pagedTradeRequestEventPageSizeMax = 100;

const pagedTradeRequestEventItemsMax = 100;



export const PagedTradeRequestEvent = zod.object({
  "totalCount": zod.int().min(pagedTradeRequestEventTotalCountMin).max(pagedTradeRequestEventTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedTradeRequestEventPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedTradeRequestEventPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(TradeRequestEvent).max(pagedTradeRequestEventItemsMax)
});

export type PagedTradeRequestEvent = zod.input<typeof PagedTradeRequestEvent>;
export type PagedTradeRequestEventOutput = zod.output<typeof PagedTradeRequestEvent>;
