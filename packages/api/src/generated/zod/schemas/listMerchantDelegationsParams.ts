/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const listMerchantDelegationsParamsSupplierIdMax = 64;

export const listMerchantDelegationsParamsBrandMax = 120;

export const listMerchantDelegationsParamsCityIdMax = 64;

export const listMerchantDelegationsParamsPageNumberDefault = 1;
export const listMerchantDelegationsParamsPageNumberMax = 10000;

export const listMerchantDelegationsParamsPageSizeDefault = 10;
export const listMerchantDelegationsParamsPageSizeMax = 100;


export const ListMerchantDelegationsParams = zod.object({
  "supplierId": zod.string().min(1).max(listMerchantDelegationsParamsSupplierIdMax).optional(),
  "brand": zod.string().min(1).max(listMerchantDelegationsParamsBrandMax).optional(),
  "cityId": zod.string().min(1).max(listMerchantDelegationsParamsCityIdMax).optional(),
  "pageNumber": zod.int().min(1).max(listMerchantDelegationsParamsPageNumberMax).default(listMerchantDelegationsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listMerchantDelegationsParamsPageSizeMax).default(listMerchantDelegationsParamsPageSizeDefault)
})

export type ListMerchantDelegationsParams = zod.input<typeof ListMerchantDelegationsParams>;
export type ListMerchantDelegationsParamsOutput = zod.output<typeof ListMerchantDelegationsParams>;
