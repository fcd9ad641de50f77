/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { queryBoolean } from '../../../query-boolean';

import {
  MerchantNameCheck,
  MerchantSaleSetting,
  PagedMerchant
} from '../schemas';


export const listMerchantsQueryMineDefault = false;
export const listMerchantsQueryTermMax = 120;

export const listMerchantsQueryPageNumberDefault = 1;
export const listMerchantsQueryPageNumberMax = 10000;

export const listMerchantsQueryPageSizeDefault = 10;
export const listMerchantsQueryPageSizeMax = 100;



export const ListMerchantsQueryParams = zod.object({
  "mine": zod.preprocess(queryBoolean, zod.boolean()).default(listMerchantsQueryMineDefault),
  "term": zod.string().min(1).max(listMerchantsQueryTermMax).optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listMerchantsQueryPageNumberMax).default(listMerchantsQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listMerchantsQueryPageSizeMax).default(listMerchantsQueryPageSizeDefault)
})

export const ListMerchantsResponse = PagedMerchant

export const listConfirmedMerchantsQueryTermMax = 120;

export const listConfirmedMerchantsQueryPageNumberDefault = 1;
export const listConfirmedMerchantsQueryPageNumberMax = 10000;

export const listConfirmedMerchantsQueryPageSizeDefault = 10;
export const listConfirmedMerchantsQueryPageSizeMax = 100;



export const ListConfirmedMerchantsQueryParams = zod.object({
  "term": zod.string().min(1).max(listConfirmedMerchantsQueryTermMax).optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listConfirmedMerchantsQueryPageNumberMax).default(listConfirmedMerchantsQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listConfirmedMerchantsQueryPageSizeMax).default(listConfirmedMerchantsQueryPageSizeDefault)
})

export const ListConfirmedMerchantsResponse = PagedMerchant

export const checkMerchantNameQueryNameMax = 200;



export const CheckMerchantNameQueryParams = zod.object({
  "name": zod.string().min(1).max(checkMerchantNameQueryNameMax)
})

export const CheckMerchantNameResponse = MerchantNameCheck

export const getMerchantSaleSettingQueryMerchantIdMax = 64;



export const GetMerchantSaleSettingQueryParams = zod.object({
  "merchantId": zod.string().min(1).max(getMerchantSaleSettingQueryMerchantIdMax)
})

export const GetMerchantSaleSettingResponse = MerchantSaleSetting
