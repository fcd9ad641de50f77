/**
 * Generated from the contract; do not edit.
 */
import type {
  Category,
  CategoryCrumb,
  CategoryItemsCount,
  CategoryMenu,
  CategoryProperty,
  CategorySupplierQuery,
  CategorySupplierSearch,
  GetCategoryMenuParams,
  ListCategoriesParams,
  ListCategoryItemsCountParams,
  ListCategoryPropertiesParams,
  ListCategorySuppliersWithCatalogParams,
  ListTopLevelCategoriesParams,
  PagedCategory,
  PagedSupplierWithProducts
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListCategoriesUrl = (params?: ListCategoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["ids"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/categories?${stringifiedParams}` : `/api/v1/categories`
}

/**
 * Active categories by words of the name, scientific name and synonyms, by area, by parent or by ids; conditions add up. Ordered by level, then shelf. Persian spelling is folded (ي/ی, ك/ک, digits, half-spaces). Problems: `bad-request`.
 * @summary Search and page through categories
 */
export const listCategories = async (params?: ListCategoriesParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedCategory> => {

  return httpClient<PagedCategory>(getListCategoriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListCategoryItemsCountUrl = (params?: ListCategoryItemsCountParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["ids"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/categories/items-count?${stringifiedParams}` : `/api/v1/categories/items-count`
}

/**
 * Counts of the categories named, of an area's, or of all active ones; every level below is included. Kept beside the categories, not counted per request. Keep for an hour. Not paged. Problems: `bad-request`.
 * @summary How much categories hold
 */
export const listCategoryItemsCount = async (params?: ListCategoryItemsCountParams, options?: Parameters<typeof httpClient>[1]): Promise<CategoryItemsCount[]> => {

  return httpClient<CategoryItemsCount[]>(getListCategoryItemsCountUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetCategoryMenuUrl = (params: GetCategoryMenuParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["categoryTypes"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }


  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/categories/menu?${stringifiedParams}` : `/api/v1/categories/menu`
}

/**
 * The whole tree under each area asked for, one menu per area in the order asked. An area that is not there, or is empty, has a menu without entries.
 * The web app asks once per area, four calls in parallel. Changes rarely: keep it for 24 hours. Not paged. Problems: `bad-request`.
 * @summary Menus of one or more areas
 */
export const getCategoryMenu = async (params: GetCategoryMenuParams, options?: Parameters<typeof httpClient>[1]): Promise<CategoryMenu[]> => {

  return httpClient<CategoryMenu[]>(getGetCategoryMenuUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListTopLevelCategoriesUrl = (params?: ListTopLevelCategoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/categories/top-levels?${stringifiedParams}` : `/api/v1/categories/top-levels`
}

/**
 * Active categories right under the areas, of one area or of all, in the order of the shelves. Keep for an hour. Not paged. Problems: `bad-request`.
 * @summary First level under the areas
 */
export const listTopLevelCategories = async (params?: ListTopLevelCategoriesParams, options?: Parameters<typeof httpClient>[1]): Promise<Category[]> => {

  return httpClient<Category[]>(getListTopLevelCategoriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetActiveCategoryUrl = (id: string,) => {




  return `/api/v1/categories/${encodeURIComponent(String(id))}/active`
}

/**
 * The category itself; there is no other call for it. Keep for an hour. Problems: `bad-request`, `not-found` for an unknown category, `gone` for a closed one.
 * @summary One category
 */
export const getActiveCategory = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Category> => {

  return httpClient<Category>(getGetActiveCategoryUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetCategoryBreadcrumbUrl = (id: string,) => {




  return `/api/v1/categories/${encodeURIComponent(String(id))}/breadcrumb`
}

/**
 * From the area down to the category itself, both included. Keep for an hour. Not paged. Problems: `bad-request`, `not-found`.
 * @summary The way to a category
 */
export const getCategoryBreadcrumb = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<CategoryCrumb[]> => {

  return httpClient<CategoryCrumb[]>(getGetCategoryBreadcrumbUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListCategoryChildrenUrl = (id: string,) => {




  return `/api/v1/categories/${encodeURIComponent(String(id))}/children`
}

/**
 * Active children in the order of the shelves; empty for a leaf. Keep for an hour. Not paged. Problems: `bad-request`, `not-found` for an unknown category, `gone` for a closed one.
 * @summary Categories right under one
 */
export const listCategoryChildren = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Category[]> => {

  return httpClient<Category[]>(getListCategoryChildrenUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListCategoryPropertiesUrl = (id: string,
    params?: ListCategoryPropertiesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/categories/${encodeURIComponent(String(id))}/properties?${stringifiedParams}` : `/api/v1/categories/${encodeURIComponent(String(id))}/properties`
}

/**
 * Definitions in their order, with the options that make sense in this category. A parent category has the properties all of its leaves share. Keep for an hour. Not paged. Problems: `bad-request`, `not-found`, `gone`.
 * @summary Properties of a category
 */
export const listCategoryProperties = async (id: string,
    params?: ListCategoryPropertiesParams, options?: Parameters<typeof httpClient>[1]): Promise<CategoryProperty[]> => {

  return httpClient<CategoryProperty[]>(getListCategoryPropertiesUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getSearchCategorySuppliersUrl = (id: string,) => {




  return `/api/v1/categories/${encodeURIComponent(String(id))}/suppliers`
}

/**
 * A search with a body: the filter is too large for an address. It changes nothing and is safe to repeat, yet, being a POST, it is never repeated automatically.
 * Numbers are in the unit they name, without one in the base unit of their quantity. Problems: `bad-request`, `not-found`, `gone`, `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Suppliers that can offer given properties
 */
export const searchCategorySuppliers = async (id: string,
    categorySupplierQuery: CategorySupplierQuery, options?: Parameters<typeof httpClient>[1]): Promise<CategorySupplierSearch> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<CategorySupplierSearch>(getSearchCategorySuppliersUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(categorySupplierQuery)
  }
);}


export const getListCategorySuppliersWithCatalogUrl = (id: string,
    params?: ListCategorySuppliersWithCatalogParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["cityIds"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/categories/${encodeURIComponent(String(id))}/suppliers-with-catalog?${stringifiedParams}` : `/api/v1/categories/${encodeURIComponent(String(id))}/suppliers-with-catalog`
}

/**
 * Active suppliers with goods in the category or below it, each with up to four of them. Problems: `bad-request`, `not-found`, `gone`.
 * @summary Suppliers of a category with some of their products
 */
export const listCategorySuppliersWithCatalog = async (id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedSupplierWithProducts> => {

  return httpClient<PagedSupplierWithProducts>(getListCategorySuppliersWithCatalogUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}
