/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestEvent } from './tradeRequestEvent';

export const pagedTradeRequestEventTotalCountMin = 0;


export const pagedTradeRequestEventPageSizeMax = 100;



export const PagedTradeRequestEvent = zod.object({
  "totalCount": zod.int().min(pagedTradeRequestEventTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedTradeRequestEventPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(TradeRequestEvent)
});

export type PagedTradeRequestEvent = zod.input<typeof PagedTradeRequestEvent>;
export type PagedTradeRequestEventOutput = zod.output<typeof PagedTradeRequestEvent>;
