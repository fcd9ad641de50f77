/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ObjectType } from './objectType';
import { TradeRequestStatus } from './tradeRequestStatus';

const listTradeRequestsBySupplierParamsSupplierIdMax = 64;

const listTradeRequestsBySupplierParamsStatusMax = 13;

const listTradeRequestsBySupplierParamsGroupKeyMax = 64;

const listTradeRequestsBySupplierParamsObjectIdMax = 64;

const listTradeRequestsBySupplierParamsTermMax = 100;

const listTradeRequestsBySupplierParamsSortDefault = `-lastEventAt`;
const listTradeRequestsBySupplierParamsPageNumberDefault = 1;
const listTradeRequestsBySupplierParamsPageNumberMax = 10000;

const listTradeRequestsBySupplierParamsPageSizeDefault = 10;
const listTradeRequestsBySupplierParamsPageSizeMax = 100;


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
