/**
 * Generated from the contract; do not edit.
 */

/**
 * The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
 */
export type PageNumberParameter = number;
