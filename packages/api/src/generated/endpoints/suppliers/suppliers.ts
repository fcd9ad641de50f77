/**
 * Generated from the contract; do not edit.
 */
import type {
  ListMerchantDelegationsParams,
  ListSuppliersParams,
  MerchantDelegation,
  PagedMerchantDelegation,
  PagedSupplierSummary,
  Supplier
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListMerchantDelegationsUrl = (params?: ListMerchantDelegationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/merchantdelegations?${stringifiedParams}` : `/api/v1/merchantdelegations`
}

/**
 * By supplier, brand and city of its territory. Running ones first, by their last day; those that have run out follow and are never hidden. Problems: `bad-request`.
 * @summary Agencies of brands
 */
export const listMerchantDelegations = async (params?: ListMerchantDelegationsParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedMerchantDelegation> => {

  return httpClient<PagedMerchantDelegation>(getListMerchantDelegationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetMerchantDelegationUrl = (id: string,) => {




  return `/api/v1/merchantdelegations/${encodeURIComponent(String(id))}`
}

/**
 * Its state is as of today. Keep for 10 minutes. Problems: `bad-request`, `not-found`.
 * @summary One agency
 */
export const getMerchantDelegation = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<MerchantDelegation> => {

  return httpClient<MerchantDelegation>(getGetMerchantDelegationUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListSuppliersUrl = (params?: ListSuppliersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["cityIds","kinds","ids"];

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

  return stringifiedParams.length > 0 ? `/api/v1/suppliers?${stringifiedParams}` : `/api/v1/suppliers`
}

/**
 * Active suppliers by words of their names, their categories and their city, by area, category, city, kind or ids; conditions add up. Unless asked otherwise, what has the words as whole ones comes first (names and categories before the city), then the best rank. Problems: `bad-request`.
 * @summary Search and page through suppliers
 */
export const listSuppliers = async (params?: ListSuppliersParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedSupplierSummary> => {

  return httpClient<PagedSupplierSummary>(getListSuppliersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetSupplierUrl = (id: string,) => {




  return `/api/v1/suppliers/${encodeURIComponent(String(id))}`
}

/**
 * States of evidences are as of today. Keep for 10 minutes. Problems: `bad-request`, `not-found` for an unknown supplier, `gone` for a closed one.
 * @summary A supplier's whole profile
 */
export const getSupplier = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Supplier> => {

  return httpClient<Supplier>(getGetSupplierUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}
