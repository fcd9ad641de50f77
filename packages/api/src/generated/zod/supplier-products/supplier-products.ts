/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { queryBoolean } from '../../../query-boolean';

import {
  PriceKind,
  ProductOffers,
  SupplierKind,
  SupplierProduct,
  SupplierProductCatalog,
  SupplierProductSearch
} from '../schemas';


export const listOffersByProductQueryBaseProductIdMax = 64;

export const listOffersByProductQueryProductIdMax = 64;

export const listOffersByProductQuerySaleCityIdsItemMax = 64;

export const listOffersByProductQuerySaleCityIdsMax = 100;

export const listOffersByProductQueryPageNumberDefault = 1;
export const listOffersByProductQueryPageNumberMax = 10000;

export const listOffersByProductQueryPageSizeDefault = 10;
export const listOffersByProductQueryPageSizeMax = 100;



export const ListOffersByProductQueryParams = zod.object({
  "baseProductId": zod.string().min(1).max(listOffersByProductQueryBaseProductIdMax).optional(),
  "productId": zod.string().min(1).max(listOffersByProductQueryProductIdMax).optional(),
  "saleCityIds": zod.array(zod.string().min(1).max(listOffersByProductQuerySaleCityIdsItemMax)).max(listOffersByProductQuerySaleCityIdsMax).optional(),
  "sort": zod.enum(['amountRial', '-amountRial', 'createdAt', '-createdAt', 'name', '-name']).optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listOffersByProductQueryPageNumberMax).default(listOffersByProductQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listOffersByProductQueryPageSizeMax).default(listOffersByProductQueryPageSizeDefault)
})

export const ListOffersByProductResponse = ProductOffers

export const listSupplierProductsQueryTermMax = 120;

export const listSupplierProductsQueryCategoryIdMax = 64;

export const listSupplierProductsQuerySupplierIdMax = 64;

export const listSupplierProductsQueryFItemMin = 3;
export const listSupplierProductsQueryFItemMax = 2000;


export const listSupplierProductsQueryFItemRegExp = new RegExp('^[\\w-]+:(true|false|[\\w-]+(,[\\w-]+)*|(-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?~(-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?)?|~-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?)(@[\\w-]+)?)$');
export const listSupplierProductsQueryFMax = 50;

export const listSupplierProductsQuerySaleCityIdsItemMax = 64;

export const listSupplierProductsQuerySaleCityIdsMax = 100;

export const listSupplierProductsQueryKindsMax = 6;

export const listSupplierProductsQueryPriceKindMax = 5;

export const listSupplierProductsQuerySortRegExp = new RegExp('^-?(createdAt|amountRial|name|visitCount|property\\.[A-Za-z0-9_-]{1,64})$');
export const listSupplierProductsQueryPageNumberDefault = 1;
export const listSupplierProductsQueryPageNumberMax = 10000;

export const listSupplierProductsQueryPageSizeDefault = 5;
export const listSupplierProductsQueryPageSizeMax = 100;



export const ListSupplierProductsQueryParams = zod.object({
  "term": zod.string().min(1).max(listSupplierProductsQueryTermMax).optional(),
  "exact": zod.preprocess(queryBoolean, zod.boolean()).optional(),
  "categoryType": zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument']).optional(),
  "categoryId": zod.string().min(1).max(listSupplierProductsQueryCategoryIdMax).optional(),
  "supplierId": zod.string().min(1).max(listSupplierProductsQuerySupplierIdMax).optional(),
  "f": zod.array(zod.string().min(listSupplierProductsQueryFItemMin).max(listSupplierProductsQueryFItemMax).regex(listSupplierProductsQueryFItemRegExp)).max(listSupplierProductsQueryFMax).optional(),
  "saleCityIds": zod.array(zod.string().min(1).max(listSupplierProductsQuerySaleCityIdsItemMax)).max(listSupplierProductsQuerySaleCityIdsMax).optional(),
  "kinds": zod.array(SupplierKind).max(listSupplierProductsQueryKindsMax).optional(),
  "priceKind": zod.array(PriceKind).max(listSupplierProductsQueryPriceKindMax).optional(),
  "baseProducts": zod.preprocess(queryBoolean, zod.boolean()).optional(),
  "confirmedOnly": zod.preprocess(queryBoolean, zod.boolean()).optional(),
  "sort": zod.string().regex(listSupplierProductsQuerySortRegExp).optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listSupplierProductsQueryPageNumberMax).default(listSupplierProductsQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listSupplierProductsQueryPageSizeMax).default(listSupplierProductsQueryPageSizeDefault)
})

export const ListSupplierProductsResponse = SupplierProductSearch

export const getSupplierProductCatalogPathIdMax = 64;



export const GetSupplierProductCatalogParams = zod.object({
  "id": zod.string().min(1).max(getSupplierProductCatalogPathIdMax)
})

export const GetSupplierProductCatalogResponse = SupplierProductCatalog

export const listRelatedSupplierProductsPathIdMax = 64;



export const ListRelatedSupplierProductsParams = zod.object({
  "id": zod.string().min(1).max(listRelatedSupplierProductsPathIdMax)
})

export const listRelatedSupplierProductsQueryCountDefault = 8;
export const listRelatedSupplierProductsQueryCountMax = 24;



export const ListRelatedSupplierProductsQueryParams = zod.object({
  "count": zod.coerce.number().int().min(1).max(listRelatedSupplierProductsQueryCountMax).default(listRelatedSupplierProductsQueryCountDefault)
})

export const ListRelatedSupplierProductsResponseItem = SupplierProduct
export const ListRelatedSupplierProductsResponse = zod.array(ListRelatedSupplierProductsResponseItem).max(24)
