/**
 * Generated from the contract; do not edit.
 */
import type { PageNumberParameter } from './pageNumberParameter';
import type { PageSizeParameter } from './pageSizeParameter';
import type { TradeRequestStatus } from './tradeRequestStatus';

export type ListTradeRequestsBySupplierParams = {
/**
 * Requests to this supplier.
 * @minLength 1
 * @maxLength 64
 */
supplierId?: string;
/**
 * In one of these states.
 * @maxItems 13
 */
status?: TradeRequestStatus[];
/**
 * Requests that belong together.
 * @minLength 1
 * @maxLength 64
 */
groupKey?: string;
/**
 * Made on this day (UTC) or later.
 */
from?: string;
/**
 * Made on this day (UTC) or earlier.
 */
to?: string;
/**
 * The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
 * @minimum 1
 * @maximum 10000
 */
pageNumber?: PageNumberParameter;
/**
 * Items per page. Screens offer 10, 25, 50 and 100.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};
