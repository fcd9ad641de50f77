/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

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



export const ListMerchantsQueryParams = /*#__PURE__*/ zod.object({
  "mine": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listMerchantsQueryMineDefault),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMerchantsQueryTermMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMerchantsQueryPageNumberMax)), listMerchantsQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMerchantsQueryPageSizeMax)), listMerchantsQueryPageSizeDefault)
})

export const ListMerchantsResponse = PagedMerchant

export const listConfirmedMerchantsQueryTermMax = 120;

export const listConfirmedMerchantsQueryPageNumberDefault = 1;
export const listConfirmedMerchantsQueryPageNumberMax = 10000;

export const listConfirmedMerchantsQueryPageSizeDefault = 10;
export const listConfirmedMerchantsQueryPageSizeMax = 100;



export const ListConfirmedMerchantsQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConfirmedMerchantsQueryTermMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConfirmedMerchantsQueryPageNumberMax)), listConfirmedMerchantsQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConfirmedMerchantsQueryPageSizeMax)), listConfirmedMerchantsQueryPageSizeDefault)
})

export const ListConfirmedMerchantsResponse = PagedMerchant

export const checkMerchantNameQueryNameMax = 200;



export const CheckMerchantNameQueryParams = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkMerchantNameQueryNameMax))
})

export const CheckMerchantNameResponse = MerchantNameCheck

export const getMerchantSaleSettingQueryMerchantIdMax = 64;



export const GetMerchantSaleSettingQueryParams = /*#__PURE__*/ zod.object({
  "merchantId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMerchantSaleSettingQueryMerchantIdMax))
})

export const GetMerchantSaleSettingResponse = MerchantSaleSetting
