/**
 * Generated from the contract; do not edit.
 */
import type { OfferSort } from './offerSort';
import type { PageNumberParameter } from './pageNumberParameter';
import type { PageSizeParameter } from './pageSizeParameter';
import type { SaleCityIdsParameter } from './saleCityIdsParameter';

export type ListOffersByProductParams = {
/**
 * The base product.
 * @minLength 1
 * @maxLength 64
 */
baseProductId?: string;
/**
 * One of its offers; read when `baseProductId` is absent.
 * @minLength 1
 * @maxLength 64
 */
productId?: string;
/**
 * Sold in one of these cities.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 64
 */
saleCityIds?: SaleCityIdsParameter;
/**
 * Order of the offers.
 */
sort?: OfferSort;
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
