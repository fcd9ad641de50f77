/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
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


export const ListTradeRequestsBySupplierParams = /*#__PURE__*/ zod.object({
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTradeRequestsBySupplierParamsSupplierIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TradeRequestStatus).check(/*#__PURE__*/ zod.maxLength(listTradeRequestsBySupplierParamsStatusMax))),
  "groupKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTradeRequestsBySupplierParamsGroupKeyMax))),
  "objectType": /*#__PURE__*/ zod.optional(ObjectType),
  "objectId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTradeRequestsBySupplierParamsObjectIdMax))),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTradeRequestsBySupplierParamsTermMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['-lastEventAt', 'turn']), listTradeRequestsBySupplierParamsSortDefault),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTradeRequestsBySupplierParamsPageNumberMax)), listTradeRequestsBySupplierParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTradeRequestsBySupplierParamsPageSizeMax)), listTradeRequestsBySupplierParamsPageSizeDefault)
})

export type ListTradeRequestsBySupplierParams = zod.input<typeof ListTradeRequestsBySupplierParams>;
export type ListTradeRequestsBySupplierParamsOutput = zod.output<typeof ListTradeRequestsBySupplierParams>;
