/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { queryBoolean } from '../../../query-boolean';

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



export const ListMerchantDelegationsQueryParams = zod.object({
  "supplierId": zod.string().min(1).max(listMerchantDelegationsQuerySupplierIdMax).optional(),
  "brand": zod.string().min(1).max(listMerchantDelegationsQueryBrandMax).optional(),
  "cityId": zod.string().min(1).max(listMerchantDelegationsQueryCityIdMax).optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listMerchantDelegationsQueryPageNumberMax).default(listMerchantDelegationsQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listMerchantDelegationsQueryPageSizeMax).default(listMerchantDelegationsQueryPageSizeDefault)
})

export const ListMerchantDelegationsResponse = PagedMerchantDelegation

export const getMerchantDelegationPathIdMax = 64;



export const GetMerchantDelegationParams = zod.object({
  "id": zod.string().min(1).max(getMerchantDelegationPathIdMax)
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



export const ListSuppliersQueryParams = zod.object({
  "term": zod.string().min(1).max(listSuppliersQueryTermMax).optional(),
  "categoryType": zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument']).optional(),
  "categoryId": zod.string().min(1).max(listSuppliersQueryCategoryIdMax).optional(),
  "cityIds": zod.array(zod.string().min(1).max(listSuppliersQueryCityIdsItemMax)).max(listSuppliersQueryCityIdsMax).optional(),
  "kinds": zod.array(SupplierKind).max(listSuppliersQueryKindsMax).optional(),
  "confirmedOnly": zod.preprocess(queryBoolean, zod.boolean()).optional(),
  "ids": zod.array(zod.string().min(1).max(listSuppliersQueryIdsItemMax)).max(listSuppliersQueryIdsMax).optional(),
  "sort": zod.enum(['rank', '-rank', 'name', '-name', 'createdAt', '-createdAt', 'productCount', '-productCount']).optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listSuppliersQueryPageNumberMax).default(listSuppliersQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listSuppliersQueryPageSizeMax).default(listSuppliersQueryPageSizeDefault)
})

export const ListSuppliersResponse = PagedSupplierSummary

export const getSupplierPathIdMax = 64;



export const GetSupplierParams = zod.object({
  "id": zod.string().min(1).max(getSupplierPathIdMax)
})

export const GetSupplierResponse = Supplier
