/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Merchant } from './merchant';

export const pagedMerchantTotalCountMin = 0;


export const pagedMerchantPageSizeMax = 100;



export const PagedMerchant = zod.object({
  "totalCount": zod.int().min(pagedMerchantTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedMerchantPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(Merchant)
});

export type PagedMerchant = zod.input<typeof PagedMerchant>;
export type PagedMerchantOutput = zod.output<typeof PagedMerchant>;
