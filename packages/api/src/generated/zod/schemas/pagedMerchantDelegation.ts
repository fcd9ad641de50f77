/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MerchantDelegation } from './merchantDelegation';

const pagedMerchantDelegationTotalCountMin = 0;
const pagedMerchantDelegationTotalCountMax = 2147483647;

const pagedMerchantDelegationPageNumberMax = 2147483647;

const pagedMerchantDelegationPageSizeMax = 100;

const pagedMerchantDelegationItemsMax = 100;



export const PagedMerchantDelegation = zod.object({
  "totalCount": zod.int().min(pagedMerchantDelegationTotalCountMin).max(pagedMerchantDelegationTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedMerchantDelegationPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedMerchantDelegationPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(MerchantDelegation).max(pagedMerchantDelegationItemsMax)
});

export type PagedMerchantDelegation = zod.input<typeof PagedMerchantDelegation>;
export type PagedMerchantDelegationOutput = zod.output<typeof PagedMerchantDelegation>;
