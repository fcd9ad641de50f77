/**
 * Generated from the contract; do not edit.
 */
import type {
  DirectOrderChange,
  ListTradeDocumentTypesParams,
  ListTradeRequestEventsParams,
  ListTradeRequestsBySupplierParams,
  MembershipAndPrice,
  NewDirectOrder,
  PagedTradeRequestEvent,
  TradeDocumentType,
  TradeRequest,
  TradeRequestConfirmation,
  TradeRequestPublication,
  TradeRequestsBySupplier
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListTradeDocumentTypesUrl = (params?: ListTradeDocumentTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/tradedocumenttypes?${stringifiedParams}` : `/api/v1/tradedocumenttypes`
}

/**
 * The kinds of documents a request may carry, those of a category when it is named. Not paged. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (the category).
 * @summary Kinds of documents
 */
export const listTradeDocumentTypes = async (params?: ListTradeDocumentTypesParams, options?: Parameters<typeof httpClient>[1]): Promise<TradeDocumentType[]> => {

  return httpClient<TradeDocumentType[]>(getListTradeDocumentTypesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListTradeRequestEventsUrl = (params: ListTradeRequestEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/traderequestevents?${stringifiedParams}` : `/api/v1/traderequestevents`
}

/**
 * Latest first. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a request of somebody else).
 * @summary The life of a request
 */
export const listTradeRequestEvents = async (params: ListTradeRequestEventsParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedTradeRequestEvent> => {

  return httpClient<PagedTradeRequestEvent>(getListTradeRequestEventsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListTradeRequestsBySupplierUrl = (params?: ListTradeRequestsBySupplierParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["status"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/traderequests/by-supplier?${stringifiedParams}` : `/api/v1/traderequests/by-supplier`
}

/**
 * Pages count requests in the order of `sort`; each page gathers its requests by supplier. `objectType` and `objectId` go together. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary My requests by supplier
 */
export const listTradeRequestsBySupplier = async (params?: ListTradeRequestsBySupplierParams, options?: Parameters<typeof httpClient>[1]): Promise<TradeRequestsBySupplier> => {

  return httpClient<TradeRequestsBySupplier>(getListTradeRequestsBySupplierUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getCreateDirectOrderUrl = () => {




  return `/api/v1/traderequests/direct-order`
}

/**
 * A draft for one supplier. The same `Idempotency-Key` with the same body, or the same `clientRequestId`, answers the draft that is there.
 * The body may have up to 4 MB.
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `forbidden`, `not-found` (the supplier, or `copyOf` of somebody else),
 * `supplier-no-direct-order`, `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Begin a direct order
 */
export const createDirectOrder = async (newDirectOrder: NewDirectOrder, options?: Parameters<typeof httpClient>[1]): Promise<TradeRequest> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<TradeRequest>(getCreateDirectOrderUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newDirectOrder)
  }
);}


export const getUpdateDirectOrderUrl = (id: string,) => {




  return `/api/v1/traderequests/direct-order/${encodeURIComponent(String(id))}`
}

/**
 * Writes the whole draft, in `Draft`, `NeedsCorrection` and `AwaitingConfirmation` (which takes the confirmation back); the request is a `Draft` after it.
 * The body may have up to 4 MB.
 * `withdraw: true` ends it in any state before it is published: an open payment is cancelled, a paid fee goes back to the wallet; `withdrawReason` says why.
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `forbidden`, `not-found`, `conflict` (another `version`, or the state does not allow it),
 * `payment-in-progress`, `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Change or withdraw a direct order
 */
export const updateDirectOrder = async (id: string,
    directOrderChange: DirectOrderChange, options?: Parameters<typeof httpClient>[1]): Promise<TradeRequest> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<TradeRequest>(getUpdateDirectOrderUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(directOrderChange)
  }
);}


export const getGetTradeRequestUrl = (id: string,) => {




  return `/api/v1/traderequests/${encodeURIComponent(String(id))}`
}

/**
 * The request as it stands now. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a request of somebody else).
 * @summary One request
 */
export const getTradeRequest = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<TradeRequest> => {

  return httpClient<TradeRequest>(getGetTradeRequestUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


export const getPublishTradeRequestUrl = (id: string,) => {




  return `/api/v1/traderequests/${encodeURIComponent(String(id))}/confirm-and-publish`
}

/**
 * Sends the request to its supplier and opens a conversation with them. Problems: `bad-request`, `unauthorized`, `token-expired`, `payment-required`
 * (with `paymentId` while a payment is open; without it `requestTradeRequestConfirmation` opens one), `profile-incomplete` (with `missingFields`), `forbidden`, `not-found`, `conflict`, `payload-too-large`, `unsupported-media-type`, `validation` (`acceptTerms`).
 * @summary Publish
 */
export const publishTradeRequest = async (id: string,
    tradeRequestPublication: TradeRequestPublication, options?: Parameters<typeof httpClient>[1]): Promise<TradeRequest> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<TradeRequest>(getPublishTradeRequestUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tradeRequestPublication)
  }
);}


export const getGetMembershipAndPriceUrl = (id: string,) => {




  return `/api/v1/traderequests/${encodeURIComponent(String(id))}/membership-and-price`
}

/**
 * The fee of one direct order with its tax, whether a membership covers it, what to pay, and the plans that would cover it. Reading changes
 * nothing: when the payment was cancelled or has expired, there is no `paymentId`, the price is that of now, and
 * `requestTradeRequestConfirmation` opens a new payment.
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a request of somebody else).
 * @summary What publishing costs
 */
export const getMembershipAndPrice = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<MembershipAndPrice> => {

  return httpClient<MembershipAndPrice>(getGetMembershipAndPriceUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


export const getRequestTradeRequestConfirmationUrl = (id: string,) => {




  return `/api/v1/traderequests/${encodeURIComponent(String(id))}/request-confirmation`
}

/**
 * In `Draft`: checks the draft whole, freezes its lines and has it reviewed. `errors` names what is missing: `lines`, `lines[0].quantity`,
 * `lines[0].unitOfMeasurementId`, `lines[0].requiredProperties`, `deliveryAddressId`, `neededBy`, `documents`. After the review: `NeedsCorrection`,
 * `AwaitingPayment` with a payment, or `ReadyToPublish` when a membership covers the fee.
 * In `AwaitingPayment`, when the payment was cancelled or has expired: opens a new payment at the price of now, or makes the request `ReadyToPublish`
 * when a membership covers the fee by now; `conflict` while a payment is open. Problems: `bad-request`, `unauthorized`, `token-expired`, `profile-incomplete` (with `missingFields`), `forbidden`, `not-found`,
 * `conflict`, `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Ask for confirmation
 */
export const requestTradeRequestConfirmation = async (id: string,
    tradeRequestConfirmation: TradeRequestConfirmation, options?: Parameters<typeof httpClient>[1]): Promise<TradeRequest> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<TradeRequest>(getRequestTradeRequestConfirmationUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tradeRequestConfirmation)
  }
);}
