/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Merchant } from './merchant';

const pagedMerchantTotalCountMin = 0;
const pagedMerchantTotalCountMax = 2147483647;

const pagedMerchantPageNumberMax = 2147483647;

const pagedMerchantPageSizeMax = 100;

const pagedMerchantItemsMax = 100;



export const PagedMerchant = zod.object({
  "totalCount": zod.int().min(pagedMerchantTotalCountMin).max(pagedMerchantTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedMerchantPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedMerchantPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(Merchant).max(pagedMerchantItemsMax)
});

export type PagedMerchant = zod.input<typeof PagedMerchant>;
export type PagedMerchantOutput = zod.output<typeof PagedMerchant>;
