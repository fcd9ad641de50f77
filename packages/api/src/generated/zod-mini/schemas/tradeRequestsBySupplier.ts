/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { TradeRequestGroup } from './tradeRequestGroup';
import { TradeRequestStatusCount } from './tradeRequestStatusCount';

const tradeRequestsBySupplierTotalCountMin = 0;


const tradeRequestsBySupplierPageSizeMax = 100;



export const TradeRequestsBySupplier = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestsBySupplierTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(tradeRequestsBySupplierPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "statusCounts": /*#__PURE__*/ zod.array(TradeRequestStatusCount),
  "groups": /*#__PURE__*/ zod.array(TradeRequestGroup)
});

export type TradeRequestsBySupplier = zod.input<typeof TradeRequestsBySupplier>;
export type TradeRequestsBySupplierOutput = zod.output<typeof TradeRequestsBySupplier>;
