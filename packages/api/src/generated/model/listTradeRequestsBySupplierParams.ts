/**
 * Generated from the contract; do not edit.
 */
import type { ListTradeRequestsBySupplierSort } from './listTradeRequestsBySupplierSort';
import type { ObjectType } from './objectType';
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
 * Kind of what the requests are about.
 */
objectType?: ObjectType;
/**
 * With a line of this product, base product or category (or one below it), to this supplier, or this request itself; none for other kinds.
 * @minLength 1
 * @maxLength 64
 */
objectId?: string;
/**
 * Words of the number, the buyer's number, the title or the supplier's name.
 * @minLength 1
 * @maxLength 100
 */
term?: string;
/**
 * `-lastEventAt` latest event first; `turn` the buyer's turn first, then the supplier's, the marketplace's and the ended ones, each by nearest `dueAt`, then latest event.
 */
sort?: ListTradeRequestsBySupplierSort;
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
