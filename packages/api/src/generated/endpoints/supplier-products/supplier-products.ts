/**
 * Generated from the contract; do not edit.
 */
import type {
  ListOffersByProductParams,
  ListRelatedSupplierProductsParams,
  ListSupplierProductsParams,
  ProductOffers,
  SupplierProduct,
  SupplierProductCatalog,
  SupplierProductSearch
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListOffersByProductUrl = (params?: ListOffersByProductParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["saleCityIds"];

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

  return stringifiedParams.length > 0 ? `/api/v1/supplierproducts/byproduct?${stringifiedParams}` : `/api/v1/supplierproducts/byproduct`
}

/**
 * The base product, named itself or by one of its offers, with the offers of all active suppliers, cheapest first unless asked otherwise. One of `baseProductId` and `productId` is needed. Problems: `bad-request`, `not-found` (also for an offer without a base product).
 * @summary All offers of one product
 */
export const listOffersByProduct = async (params?: ListOffersByProductParams, options?: Parameters<typeof httpClient>[1]): Promise<ProductOffers> => {

  return httpClient<ProductOffers>(getListOffersByProductUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListSupplierProductsUrl = (params?: ListSupplierProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["f","saleCityIds","kinds","priceKind"];

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

  return stringifiedParams.length > 0 ? `/api/v1/supplierproducts/catalog?${stringifiedParams}` : `/api/v1/supplierproducts/catalog`
}

/**
 * Offers by words, area, category (all levels below it included), supplier, properties, city and price kind; conditions add up, values of one name are alternatives.
 * Facets count the results with the property's own filter left out. Filters that cannot be answered are refused with `bad-request`, naming them (`f[0]`), and so is an unknown `categoryId`. Persian spelling is folded as in `listCategories`.
 * When the words as typed find nothing, a repaired form is tried and told, in this order: the keys of the other keyboard layout, a misspelt word, Persian typed with Latin letters. `exact` leaves that out.
 * With a token the amount of `LoginToSee` prices is told. Keep for a minute. Problems: `bad-request`.
 * @summary The faceted list of offers
 */
export const listSupplierProducts = async (params?: ListSupplierProductsParams, options?: Parameters<typeof httpClient>[1]): Promise<SupplierProductSearch> => {

  return httpClient<SupplierProductSearch>(getListSupplierProductsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetSupplierProductCatalogUrl = (id: string,) => {




  return `/api/v1/supplierproducts/${encodeURIComponent(String(id))}/catalog`
}

/**
 * An offer that is sold out, or whose supplier has closed, is still answered with `isAvailable` false. With a token the amount of `LoginToSee` prices is told. Keep for 10 minutes. Problems: `bad-request`, `not-found`.
 * @summary One offer with everything its page shows
 */
export const getSupplierProductCatalog = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<SupplierProductCatalog> => {

  return httpClient<SupplierProductCatalog>(getGetSupplierProductCatalogUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListRelatedSupplierProductsUrl = (id: string,
    params?: ListRelatedSupplierProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/supplierproducts/${encodeURIComponent(String(id))}/related?${stringifiedParams}` : `/api/v1/supplierproducts/${encodeURIComponent(String(id))}/related`
}

/**
 * Offers of other products in the same category, by nearest price. Keep for 10 minutes. Not paged. Problems: `bad-request`, `not-found`.
 * @summary Goods a reader of this one may want
 */
export const listRelatedSupplierProducts = async (id: string,
    params?: ListRelatedSupplierProductsParams, options?: Parameters<typeof httpClient>[1]): Promise<SupplierProduct[]> => {

  return httpClient<SupplierProduct[]>(getListRelatedSupplierProductsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}
