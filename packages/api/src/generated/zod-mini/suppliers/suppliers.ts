/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  MerchantDelegation,
  PagedMerchantDelegation,
  PagedSupplierSummary,
  Supplier,
  SupplierKind
} from '../schemas';


export const listMerchantDelegationsQuerySupplierIdMax = 64;

export const listMerchantDelegationsQueryBrandMax = 120;

export const listMerchantDelegationsQueryCityIdMax = 64;

export const listMerchantDelegationsQueryPageNumberDefault = 1;
export const listMerchantDelegationsQueryPageNumberMax = 10000;

export const listMerchantDelegationsQueryPageSizeDefault = 10;
export const listMerchantDelegationsQueryPageSizeMax = 100;



export const ListMerchantDelegationsQueryParams = /*#__PURE__*/ zod.object({
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMerchantDelegationsQuerySupplierIdMax))),
  "brand": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMerchantDelegationsQueryBrandMax))),
  "cityId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMerchantDelegationsQueryCityIdMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMerchantDelegationsQueryPageNumberMax)), listMerchantDelegationsQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMerchantDelegationsQueryPageSizeMax)), listMerchantDelegationsQueryPageSizeDefault)
})

export const ListMerchantDelegationsResponse = PagedMerchantDelegation

export const getMerchantDelegationPathIdMax = 64;



export const GetMerchantDelegationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMerchantDelegationPathIdMax))
})

export const GetMerchantDelegationResponse = MerchantDelegation

export const listSuppliersQueryTermMax = 120;

export const listSuppliersQueryCategoryIdMax = 64;

export const listSuppliersQueryCityIdsItemMax = 64;

export const listSuppliersQueryCityIdsMax = 100;

export const listSuppliersQueryKindsMax = 6;

export const listSuppliersQueryIdsItemMax = 64;

export const listSuppliersQueryIdsMax = 100;

export const listSuppliersQueryPageNumberDefault = 1;
export const listSuppliersQueryPageNumberMax = 10000;

export const listSuppliersQueryPageSizeDefault = 10;
export const listSuppliersQueryPageSizeMax = 100;



export const ListSuppliersQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSuppliersQueryTermMax))),
  "categoryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument'])),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSuppliersQueryCategoryIdMax))),
  "cityIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSuppliersQueryCityIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listSuppliersQueryCityIdsMax))),
  "kinds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(SupplierKind).check(/*#__PURE__*/ zod.maxLength(listSuppliersQueryKindsMax))),
  "confirmedOnly": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSuppliersQueryIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listSuppliersQueryIdsMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['rank', '-rank', 'name', '-name', 'createdAt', '-createdAt', 'productCount', '-productCount'])),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSuppliersQueryPageNumberMax)), listSuppliersQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSuppliersQueryPageSizeMax)), listSuppliersQueryPageSizeDefault)
})

export const ListSuppliersResponse = PagedSupplierSummary

export const getSupplierPathIdMax = 64;



export const GetSupplierParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSupplierPathIdMax))
})

export const GetSupplierResponse = Supplier
