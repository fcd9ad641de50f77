/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  Category,
  CategoryCrumb,
  CategoryItemsCount,
  CategoryMenu,
  CategoryProperty,
  CategorySupplierQuery,
  CategorySupplierSearch,
  CategoryType,
  PagedCategory,
  PagedSupplierWithProducts
} from '../schemas';


export const listCategoriesQueryTermMax = 120;

export const listCategoriesQueryParentIdMax = 64;

export const listCategoriesQueryIdsItemMax = 64;

export const listCategoriesQueryIdsMax = 100;

export const listCategoriesQueryPageNumberDefault = 1;
export const listCategoriesQueryPageNumberMax = 10000;

export const listCategoriesQueryPageSizeDefault = 10;
export const listCategoriesQueryPageSizeMax = 100;



export const ListCategoriesQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategoriesQueryTermMax))),
  "categoryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument'])),
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategoriesQueryParentIdMax))),
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategoriesQueryIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listCategoriesQueryIdsMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCategoriesQueryPageNumberMax)), listCategoriesQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCategoriesQueryPageSizeMax)), listCategoriesQueryPageSizeDefault)
})

export const ListCategoriesResponse = PagedCategory

export const listCategoryItemsCountQueryIdsItemMax = 64;

export const listCategoryItemsCountQueryIdsMax = 200;



export const ListCategoryItemsCountQueryParams = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategoryItemsCountQueryIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listCategoryItemsCountQueryIdsMax))),
  "categoryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument']))
})

export const ListCategoryItemsCountResponseItem = CategoryItemsCount
export const ListCategoryItemsCountResponse = /*#__PURE__*/ zod.array(ListCategoryItemsCountResponseItem)

export const getCategoryMenuQueryCategoryTypesMax = 4;



export const GetCategoryMenuQueryParams = /*#__PURE__*/ zod.object({
  "categoryTypes": /*#__PURE__*/ zod.array(CategoryType).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCategoryMenuQueryCategoryTypesMax))
})

export const GetCategoryMenuResponseItem = CategoryMenu
export const GetCategoryMenuResponse = /*#__PURE__*/ zod.array(GetCategoryMenuResponseItem)

export const ListTopLevelCategoriesQueryParams = /*#__PURE__*/ zod.object({
  "categoryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument']))
})

export const ListTopLevelCategoriesResponseItem = Category
export const ListTopLevelCategoriesResponse = /*#__PURE__*/ zod.array(ListTopLevelCategoriesResponseItem)

export const getActiveCategoryPathIdMax = 64;



export const GetActiveCategoryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getActiveCategoryPathIdMax))
})

export const GetActiveCategoryResponse = Category

export const getCategoryBreadcrumbPathIdMax = 64;



export const GetCategoryBreadcrumbParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCategoryBreadcrumbPathIdMax))
})

export const GetCategoryBreadcrumbResponseItem = CategoryCrumb
export const GetCategoryBreadcrumbResponse = /*#__PURE__*/ zod.array(GetCategoryBreadcrumbResponseItem)

export const listCategoryChildrenPathIdMax = 64;



export const ListCategoryChildrenParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategoryChildrenPathIdMax))
})

export const ListCategoryChildrenResponseItem = Category
export const ListCategoryChildrenResponse = /*#__PURE__*/ zod.array(ListCategoryChildrenResponseItem)

export const listCategoryPropertiesPathIdMax = 64;



export const ListCategoryPropertiesParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategoryPropertiesPathIdMax))
})

export const ListCategoryPropertiesQueryParams = /*#__PURE__*/ zod.object({
  "filterable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "comparable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

export const ListCategoryPropertiesResponseItem = CategoryProperty
export const ListCategoryPropertiesResponse = /*#__PURE__*/ zod.array(ListCategoryPropertiesResponseItem)

export const searchCategorySuppliersPathIdMax = 64;



export const SearchCategorySuppliersParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchCategorySuppliersPathIdMax))
})

export const SearchCategorySuppliersBody = CategorySupplierQuery

export const SearchCategorySuppliersResponse = CategorySupplierSearch

export const listCategorySuppliersWithCatalogPathIdMax = 64;



export const ListCategorySuppliersWithCatalogParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategorySuppliersWithCatalogPathIdMax))
})

export const listCategorySuppliersWithCatalogQueryCityIdsItemMax = 64;

export const listCategorySuppliersWithCatalogQueryCityIdsMax = 100;

export const listCategorySuppliersWithCatalogQueryPageNumberDefault = 1;
export const listCategorySuppliersWithCatalogQueryPageNumberMax = 10000;

export const listCategorySuppliersWithCatalogQueryPageSizeDefault = 10;
export const listCategorySuppliersWithCatalogQueryPageSizeMax = 100;



export const ListCategorySuppliersWithCatalogQueryParams = /*#__PURE__*/ zod.object({
  "cityIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategorySuppliersWithCatalogQueryCityIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listCategorySuppliersWithCatalogQueryCityIdsMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCategorySuppliersWithCatalogQueryPageNumberMax)), listCategorySuppliersWithCatalogQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCategorySuppliersWithCatalogQueryPageSizeMax)), listCategorySuppliersWithCatalogQueryPageSizeDefault)
})

export const ListCategorySuppliersWithCatalogResponse = PagedSupplierWithProducts
