/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listMerchantDelegationsParamsSupplierIdMax = 64;

const listMerchantDelegationsParamsBrandMax = 120;

const listMerchantDelegationsParamsCityIdMax = 64;

const listMerchantDelegationsParamsPageNumberDefault = 1;
const listMerchantDelegationsParamsPageNumberMax = 10000;

const listMerchantDelegationsParamsPageSizeDefault = 10;
const listMerchantDelegationsParamsPageSizeMax = 100;


export const ListMerchantDelegationsParams = zod.object({
  "supplierId": zod.string().min(1).max(listMerchantDelegationsParamsSupplierIdMax).optional(),
  "brand": zod.string().min(1).max(listMerchantDelegationsParamsBrandMax).optional(),
  "cityId": zod.string().min(1).max(listMerchantDelegationsParamsCityIdMax).optional(),
  "pageNumber": zod.int().min(1).max(listMerchantDelegationsParamsPageNumberMax).default(listMerchantDelegationsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listMerchantDelegationsParamsPageSizeMax).default(listMerchantDelegationsParamsPageSizeDefault)
})

export type ListMerchantDelegationsParams = zod.input<typeof ListMerchantDelegationsParams>;
export type ListMerchantDelegationsParamsOutput = zod.output<typeof ListMerchantDelegationsParams>;
