/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestGroup } from './tradeRequestGroup';
import { TradeRequestStatusCount } from './tradeRequestStatusCount';

export const tradeRequestsBySupplierTotalCountMin = 0;


export const tradeRequestsBySupplierPageSizeMax = 100;



export const TradeRequestsBySupplier = zod.object({
  "totalCount": zod.int().min(tradeRequestsBySupplierTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(tradeRequestsBySupplierPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "statusCounts": zod.array(TradeRequestStatusCount),
  "groups": zod.array(TradeRequestGroup)
});

export type TradeRequestsBySupplier = zod.input<typeof TradeRequestsBySupplier>;
export type TradeRequestsBySupplierOutput = zod.output<typeof TradeRequestsBySupplier>;
