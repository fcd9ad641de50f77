/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ObjectType } from './objectType';
import { TradeRequestStatus } from './tradeRequestStatus';

export const listTradeRequestsBySupplierParamsSupplierIdMax = 64;

export const listTradeRequestsBySupplierParamsStatusMax = 13;

export const listTradeRequestsBySupplierParamsGroupKeyMax = 64;

export const listTradeRequestsBySupplierParamsObjectIdMax = 64;

export const listTradeRequestsBySupplierParamsTermMax = 100;

export const listTradeRequestsBySupplierParamsSortDefault = `-lastEventAt`;
export const listTradeRequestsBySupplierParamsPageNumberDefault = 1;
export const listTradeRequestsBySupplierParamsPageNumberMax = 10000;

export const listTradeRequestsBySupplierParamsPageSizeDefault = 10;
export const listTradeRequestsBySupplierParamsPageSizeMax = 100;


export const ListTradeRequestsBySupplierParams = zod.object({
  "supplierId": zod.string().min(1).max(listTradeRequestsBySupplierParamsSupplierIdMax).optional(),
  "status": zod.array(TradeRequestStatus).max(listTradeRequestsBySupplierParamsStatusMax).optional(),
  "groupKey": zod.string().min(1).max(listTradeRequestsBySupplierParamsGroupKeyMax).optional(),
  "objectType": ObjectType.optional(),
  "objectId": zod.string().min(1).max(listTradeRequestsBySupplierParamsObjectIdMax).optional(),
  "term": zod.string().min(1).max(listTradeRequestsBySupplierParamsTermMax).optional(),
  "sort": zod.enum(['-lastEventAt', 'turn']).default(listTradeRequestsBySupplierParamsSortDefault),
  "from": zod.iso.date().optional(),
  "to": zod.iso.date().optional(),
  "pageNumber": zod.int().min(1).max(listTradeRequestsBySupplierParamsPageNumberMax).default(listTradeRequestsBySupplierParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listTradeRequestsBySupplierParamsPageSizeMax).default(listTradeRequestsBySupplierParamsPageSizeDefault)
})

export type ListTradeRequestsBySupplierParams = zod.input<typeof ListTradeRequestsBySupplierParams>;
export type ListTradeRequestsBySupplierParamsOutput = zod.output<typeof ListTradeRequestsBySupplierParams>;
