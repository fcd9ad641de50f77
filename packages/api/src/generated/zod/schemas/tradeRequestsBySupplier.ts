/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestGroup } from './tradeRequestGroup';
import { TradeRequestStatusCount } from './tradeRequestStatusCount';

const tradeRequestsBySupplierTotalCountMin = 0;
const tradeRequestsBySupplierTotalCountMax = 2147483647;

const tradeRequestsBySupplierPageNumberMax = 2147483647;

const tradeRequestsBySupplierPageSizeMax = 100;

const tradeRequestsBySupplierStatusCountsMax = 20;

const tradeRequestsBySupplierGroupsMax = 100;



export const TradeRequestsBySupplier = zod.object({
  "totalCount": zod.int().min(tradeRequestsBySupplierTotalCountMin).max(tradeRequestsBySupplierTotalCountMax),
  "pageNumber": zod.int().min(1).max(tradeRequestsBySupplierPageNumberMax),
  "pageSize": zod.int().min(1).max(tradeRequestsBySupplierPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "statusCounts": zod.array(TradeRequestStatusCount).max(tradeRequestsBySupplierStatusCountsMax),
  "groups": zod.array(TradeRequestGroup).max(tradeRequestsBySupplierGroupsMax)
});

export type TradeRequestsBySupplier = zod.input<typeof TradeRequestsBySupplier>;
export type TradeRequestsBySupplierOutput = zod.output<typeof TradeRequestsBySupplier>;
