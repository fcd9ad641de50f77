/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MerchantDelegation } from './merchantDelegation';

const pagedMerchantDelegationTotalCountMin = 0;


const pagedMerchantDelegationPageSizeMax = 100;



export const PagedMerchantDelegation = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedMerchantDelegationTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedMerchantDelegationPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(MerchantDelegation)
});

export type PagedMerchantDelegation = zod.input<typeof PagedMerchantDelegation>;
export type PagedMerchantDelegationOutput = zod.output<typeof PagedMerchantDelegation>;
