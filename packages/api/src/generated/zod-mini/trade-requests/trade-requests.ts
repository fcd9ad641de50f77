/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  DirectOrderChange,
  MembershipAndPrice,
  NewDirectOrder,
  PagedTradeRequestEvent,
  TradeDocumentType,
  TradeRequest,
  TradeRequestConfirmation,
  TradeRequestPublication,
  TradeRequestStatus,
  TradeRequestsBySupplier
} from '../schemas';


export const listTradeDocumentTypesQueryCategoryIdMax = 64;



export const ListTradeDocumentTypesQueryParams = /*#__PURE__*/ zod.object({
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTradeDocumentTypesQueryCategoryIdMax)))
})

export const ListTradeDocumentTypesResponseItem = TradeDocumentType
export const ListTradeDocumentTypesResponse = /*#__PURE__*/ zod.array(ListTradeDocumentTypesResponseItem)

export const listTradeRequestEventsQueryTradeRequestIdMax = 64;

export const listTradeRequestEventsQueryPageNumberDefault = 1;
export const listTradeRequestEventsQueryPageNumberMax = 10000;

export const listTradeRequestEventsQueryPageSizeDefault = 10;
export const listTradeRequestEventsQueryPageSizeMax = 100;



export const ListTradeRequestEventsQueryParams = /*#__PURE__*/ zod.object({
  "tradeRequestId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTradeRequestEventsQueryTradeRequestIdMax)),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTradeRequestEventsQueryPageNumberMax)), listTradeRequestEventsQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTradeRequestEventsQueryPageSizeMax)), listTradeRequestEventsQueryPageSizeDefault)
})

export const ListTradeRequestEventsResponse = PagedTradeRequestEvent

export const listTradeRequestsBySupplierQuerySupplierIdMax = 64;

export const listTradeRequestsBySupplierQueryStatusMax = 13;

export const listTradeRequestsBySupplierQueryGroupKeyMax = 64;

export const listTradeRequestsBySupplierQueryObjectIdMax = 64;

export const listTradeRequestsBySupplierQueryTermMax = 100;

export const listTradeRequestsBySupplierQuerySortDefault = `-lastEventAt`;
export const listTradeRequestsBySupplierQueryPageNumberDefault = 1;
export const listTradeRequestsBySupplierQueryPageNumberMax = 10000;

export const listTradeRequestsBySupplierQueryPageSizeDefault = 10;
export const listTradeRequestsBySupplierQueryPageSizeMax = 100;



export const ListTradeRequestsBySupplierQueryParams = /*#__PURE__*/ zod.object({
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTradeRequestsBySupplierQuerySupplierIdMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TradeRequestStatus).check(/*#__PURE__*/ zod.maxLength(listTradeRequestsBySupplierQueryStatusMax))),
  "groupKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTradeRequestsBySupplierQueryGroupKeyMax))),
  "objectType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest'])),
  "objectId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTradeRequestsBySupplierQueryObjectIdMax))),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTradeRequestsBySupplierQueryTermMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['-lastEventAt', 'turn']), listTradeRequestsBySupplierQuerySortDefault),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTradeRequestsBySupplierQueryPageNumberMax)), listTradeRequestsBySupplierQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTradeRequestsBySupplierQueryPageSizeMax)), listTradeRequestsBySupplierQueryPageSizeDefault)
})

export const ListTradeRequestsBySupplierResponse = TradeRequestsBySupplier

export const CreateDirectOrderHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const CreateDirectOrderBody = NewDirectOrder

export const CreateDirectOrderResponse = TradeRequest

export const updateDirectOrderPathIdMax = 64;



export const UpdateDirectOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateDirectOrderPathIdMax))
})

export const UpdateDirectOrderBody = DirectOrderChange

export const UpdateDirectOrderResponse = TradeRequest

export const getTradeRequestPathIdMax = 64;



export const GetTradeRequestParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTradeRequestPathIdMax))
})

export const GetTradeRequestResponse = TradeRequest

export const publishTradeRequestPathIdMax = 64;



export const PublishTradeRequestParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publishTradeRequestPathIdMax))
})

export const PublishTradeRequestHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const PublishTradeRequestBody = TradeRequestPublication

export const PublishTradeRequestResponse = TradeRequest

export const getMembershipAndPricePathIdMax = 64;



export const GetMembershipAndPriceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMembershipAndPricePathIdMax))
})

export const GetMembershipAndPriceResponse = MembershipAndPrice

export const requestTradeRequestConfirmationPathIdMax = 64;



export const RequestTradeRequestConfirmationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestTradeRequestConfirmationPathIdMax))
})

export const RequestTradeRequestConfirmationHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const RequestTradeRequestConfirmationBody = TradeRequestConfirmation

export const RequestTradeRequestConfirmationResponse = TradeRequest
