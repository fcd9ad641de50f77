/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

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



export const ListTradeDocumentTypesQueryParams = zod.object({
  "categoryId": zod.string().min(1).max(listTradeDocumentTypesQueryCategoryIdMax).optional()
})

export const ListTradeDocumentTypesResponseItem = TradeDocumentType
export const ListTradeDocumentTypesResponse = zod.array(ListTradeDocumentTypesResponseItem).max(100)

export const listTradeRequestEventsQueryTradeRequestIdMax = 64;

export const listTradeRequestEventsQueryPageNumberDefault = 1;
export const listTradeRequestEventsQueryPageNumberMax = 10000;

export const listTradeRequestEventsQueryPageSizeDefault = 10;
export const listTradeRequestEventsQueryPageSizeMax = 100;



export const ListTradeRequestEventsQueryParams = zod.object({
  "tradeRequestId": zod.string().min(1).max(listTradeRequestEventsQueryTradeRequestIdMax),
  "pageNumber": zod.coerce.number().int().min(1).max(listTradeRequestEventsQueryPageNumberMax).default(listTradeRequestEventsQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listTradeRequestEventsQueryPageSizeMax).default(listTradeRequestEventsQueryPageSizeDefault)
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



export const ListTradeRequestsBySupplierQueryParams = zod.object({
  "supplierId": zod.string().min(1).max(listTradeRequestsBySupplierQuerySupplierIdMax).optional(),
  "status": zod.array(TradeRequestStatus).max(listTradeRequestsBySupplierQueryStatusMax).optional(),
  "groupKey": zod.string().min(1).max(listTradeRequestsBySupplierQueryGroupKeyMax).optional(),
  "objectType": zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest']).optional(),
  "objectId": zod.string().min(1).max(listTradeRequestsBySupplierQueryObjectIdMax).optional(),
  "term": zod.string().min(1).max(listTradeRequestsBySupplierQueryTermMax).optional(),
  "sort": zod.enum(['-lastEventAt', 'turn']).default(listTradeRequestsBySupplierQuerySortDefault),
  "from": zod.iso.date().optional(),
  "to": zod.iso.date().optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listTradeRequestsBySupplierQueryPageNumberMax).default(listTradeRequestsBySupplierQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listTradeRequestsBySupplierQueryPageSizeMax).default(listTradeRequestsBySupplierQueryPageSizeDefault)
})

export const ListTradeRequestsBySupplierResponse = TradeRequestsBySupplier

export const CreateDirectOrderHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const CreateDirectOrderBody = NewDirectOrder

export const CreateDirectOrderResponse = TradeRequest

export const updateDirectOrderPathIdMax = 64;



export const UpdateDirectOrderParams = zod.object({
  "id": zod.string().min(1).max(updateDirectOrderPathIdMax)
})

export const UpdateDirectOrderBody = DirectOrderChange

export const UpdateDirectOrderResponse = TradeRequest

export const getTradeRequestPathIdMax = 64;



export const GetTradeRequestParams = zod.object({
  "id": zod.string().min(1).max(getTradeRequestPathIdMax)
})

export const GetTradeRequestResponse = TradeRequest

export const publishTradeRequestPathIdMax = 64;



export const PublishTradeRequestParams = zod.object({
  "id": zod.string().min(1).max(publishTradeRequestPathIdMax)
})

export const PublishTradeRequestHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const PublishTradeRequestBody = TradeRequestPublication

export const PublishTradeRequestResponse = TradeRequest

export const getMembershipAndPricePathIdMax = 64;



export const GetMembershipAndPriceParams = zod.object({
  "id": zod.string().min(1).max(getMembershipAndPricePathIdMax)
})

export const GetMembershipAndPriceResponse = MembershipAndPrice

export const requestTradeRequestConfirmationPathIdMax = 64;



export const RequestTradeRequestConfirmationParams = zod.object({
  "id": zod.string().min(1).max(requestTradeRequestConfirmationPathIdMax)
})

export const RequestTradeRequestConfirmationHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const RequestTradeRequestConfirmationBody = TradeRequestConfirmation

export const RequestTradeRequestConfirmationResponse = TradeRequest
