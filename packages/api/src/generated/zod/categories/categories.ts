/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { queryBoolean } from '../../../query-boolean';

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



export const ListCategoriesQueryParams = zod.object({
  "term": zod.string().min(1).max(listCategoriesQueryTermMax).optional(),
  "categoryType": zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument']).optional(),
  "parentId": zod.string().min(1).max(listCategoriesQueryParentIdMax).optional(),
  "ids": zod.array(zod.string().min(1).max(listCategoriesQueryIdsItemMax)).max(listCategoriesQueryIdsMax).optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listCategoriesQueryPageNumberMax).default(listCategoriesQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listCategoriesQueryPageSizeMax).default(listCategoriesQueryPageSizeDefault)
})

export const ListCategoriesResponse = PagedCategory

export const listCategoryItemsCountQueryIdsItemMax = 64;

export const listCategoryItemsCountQueryIdsMax = 200;



export const ListCategoryItemsCountQueryParams = zod.object({
  "ids": zod.array(zod.string().min(1).max(listCategoryItemsCountQueryIdsItemMax)).max(listCategoryItemsCountQueryIdsMax).optional(),
  "categoryType": zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument']).optional()
})

export const ListCategoryItemsCountResponseItem = CategoryItemsCount
export const ListCategoryItemsCountResponse = zod.array(ListCategoryItemsCountResponseItem).max(5000)

export const getCategoryMenuQueryCategoryTypesMax = 4;



export const GetCategoryMenuQueryParams = zod.object({
  "categoryTypes": zod.array(CategoryType).min(1).max(getCategoryMenuQueryCategoryTypesMax)
})

export const GetCategoryMenuResponseItem = CategoryMenu
export const GetCategoryMenuResponse = zod.array(GetCategoryMenuResponseItem).max(10)

export const ListTopLevelCategoriesQueryParams = zod.object({
  "categoryType": zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument']).optional()
})

export const ListTopLevelCategoriesResponseItem = Category
export const ListTopLevelCategoriesResponse = zod.array(ListTopLevelCategoriesResponseItem).max(1000)

export const getActiveCategoryPathIdMax = 64;



export const GetActiveCategoryParams = zod.object({
  "id": zod.string().min(1).max(getActiveCategoryPathIdMax)
})

export const GetActiveCategoryResponse = Category

export const getCategoryBreadcrumbPathIdMax = 64;



export const GetCategoryBreadcrumbParams = zod.object({
  "id": zod.string().min(1).max(getCategoryBreadcrumbPathIdMax)
})

export const GetCategoryBreadcrumbResponseItem = CategoryCrumb
export const GetCategoryBreadcrumbResponse = zod.array(GetCategoryBreadcrumbResponseItem).max(1000)

export const listCategoryChildrenPathIdMax = 64;



export const ListCategoryChildrenParams = zod.object({
  "id": zod.string().min(1).max(listCategoryChildrenPathIdMax)
})

export const ListCategoryChildrenResponseItem = Category
export const ListCategoryChildrenResponse = zod.array(ListCategoryChildrenResponseItem).max(1000)

export const listCategoryPropertiesPathIdMax = 64;



export const ListCategoryPropertiesParams = zod.object({
  "id": zod.string().min(1).max(listCategoryPropertiesPathIdMax)
})

export const ListCategoryPropertiesQueryParams = zod.object({
  "filterable": zod.preprocess(queryBoolean, zod.boolean()).optional(),
  "comparable": zod.preprocess(queryBoolean, zod.boolean()).optional()
})

export const ListCategoryPropertiesResponseItem = CategoryProperty
export const ListCategoryPropertiesResponse = zod.array(ListCategoryPropertiesResponseItem).max(500)

export const searchCategorySuppliersPathIdMax = 64;



export const SearchCategorySuppliersParams = zod.object({
  "id": zod.string().min(1).max(searchCategorySuppliersPathIdMax)
})

export const SearchCategorySuppliersBody = CategorySupplierQuery

export const SearchCategorySuppliersResponse = CategorySupplierSearch

export const listCategorySuppliersWithCatalogPathIdMax = 64;



export const ListCategorySuppliersWithCatalogParams = zod.object({
  "id": zod.string().min(1).max(listCategorySuppliersWithCatalogPathIdMax)
})

export const listCategorySuppliersWithCatalogQueryCityIdsItemMax = 64;

export const listCategorySuppliersWithCatalogQueryCityIdsMax = 100;

export const listCategorySuppliersWithCatalogQueryPageNumberDefault = 1;
export const listCategorySuppliersWithCatalogQueryPageNumberMax = 10000;

export const listCategorySuppliersWithCatalogQueryPageSizeDefault = 10;
export const listCategorySuppliersWithCatalogQueryPageSizeMax = 100;



export const ListCategorySuppliersWithCatalogQueryParams = zod.object({
  "cityIds": zod.array(zod.string().min(1).max(listCategorySuppliersWithCatalogQueryCityIdsItemMax)).max(listCategorySuppliersWithCatalogQueryCityIdsMax).optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listCategorySuppliersWithCatalogQueryPageNumberMax).default(listCategorySuppliersWithCatalogQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listCategorySuppliersWithCatalogQueryPageSizeMax).default(listCategorySuppliersWithCatalogQueryPageSizeDefault)
})

export const ListCategorySuppliersWithCatalogResponse = PagedSupplierWithProducts
