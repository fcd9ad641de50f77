/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Merchant } from './merchant';

const pagedMerchantTotalCountMin = 0;


const pagedMerchantPageSizeMax = 100;



export const PagedMerchant = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedMerchantTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedMerchantPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(Merchant)
});

export type PagedMerchant = zod.input<typeof PagedMerchant>;
export type PagedMerchantOutput = zod.output<typeof PagedMerchant>;
