/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MerchantDelegation } from './merchantDelegation';

export const pagedMerchantDelegationTotalCountMin = 0;


export const pagedMerchantDelegationPageSizeMax = 100;



export const PagedMerchantDelegation = zod.object({
  "totalCount": zod.int().min(pagedMerchantDelegationTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedMerchantDelegationPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(MerchantDelegation)
});

export type PagedMerchantDelegation = zod.input<typeof PagedMerchantDelegation>;
export type PagedMerchantDelegationOutput = zod.output<typeof PagedMerchantDelegation>;
