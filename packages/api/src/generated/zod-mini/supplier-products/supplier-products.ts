/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

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



export const ListOffersByProductQueryParams = /*#__PURE__*/ zod.object({
  "baseProductId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOffersByProductQueryBaseProductIdMax))),
  "productId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOffersByProductQueryProductIdMax))),
  "saleCityIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOffersByProductQuerySaleCityIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listOffersByProductQuerySaleCityIdsMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['amountRial', '-amountRial', 'createdAt', '-createdAt', 'name', '-name'])),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOffersByProductQueryPageNumberMax)), listOffersByProductQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOffersByProductQueryPageSizeMax)), listOffersByProductQueryPageSizeDefault)
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



export const ListSupplierProductsQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsQueryTermMax))),
  "exact": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "categoryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument'])),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsQueryCategoryIdMax))),
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsQuerySupplierIdMax))),
  "f": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listSupplierProductsQueryFItemMin)).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsQueryFItemMax)).check(/*#__PURE__*/ zod.regex(listSupplierProductsQueryFItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsQueryFMax))),
  "saleCityIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsQuerySaleCityIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsQuerySaleCityIdsMax))),
  "kinds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(SupplierKind).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsQueryKindsMax))),
  "priceKind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PriceKind).check(/*#__PURE__*/ zod.maxLength(listSupplierProductsQueryPriceKindMax))),
  "baseProducts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "confirmedOnly": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listSupplierProductsQuerySortRegExp))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSupplierProductsQueryPageNumberMax)), listSupplierProductsQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSupplierProductsQueryPageSizeMax)), listSupplierProductsQueryPageSizeDefault)
})

export const ListSupplierProductsResponse = SupplierProductSearch

export const getSupplierProductCatalogPathIdMax = 64;



export const GetSupplierProductCatalogParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSupplierProductCatalogPathIdMax))
})

export const GetSupplierProductCatalogResponse = SupplierProductCatalog

export const listRelatedSupplierProductsPathIdMax = 64;



export const ListRelatedSupplierProductsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRelatedSupplierProductsPathIdMax))
})

export const listRelatedSupplierProductsQueryCountDefault = 8;
export const listRelatedSupplierProductsQueryCountMax = 24;



export const ListRelatedSupplierProductsQueryParams = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRelatedSupplierProductsQueryCountMax)), listRelatedSupplierProductsQueryCountDefault)
})

export const ListRelatedSupplierProductsResponseItem = SupplierProduct
export const ListRelatedSupplierProductsResponse = /*#__PURE__*/ zod.array(ListRelatedSupplierProductsResponseItem)
