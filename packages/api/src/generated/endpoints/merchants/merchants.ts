/**
 * Generated from the contract; do not edit.
 */
import type {
  CheckMerchantNameParams,
  GetMerchantSaleSettingParams,
  ListConfirmedMerchantsParams,
  ListMerchantsParams,
  MerchantNameCheck,
  MerchantSaleSetting,
  PagedMerchant
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListMerchantsUrl = (params?: ListMerchantsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/merchants?${stringifiedParams}` : `/api/v1/merchants`
}

/**
 * With `mine=true` the companies the caller owns or is an active agent of. Otherwise the confirmed ones and the caller's own; an administrator sees all.
 * In Persian order of their names. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary Merchants
 */
export const listMerchants = async (params?: ListMerchantsParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedMerchant> => {

  return httpClient<PagedMerchant>(getListMerchantsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListConfirmedMerchantsUrl = (params?: ListConfirmedMerchantsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/merchants/confirmed?${stringifiedParams}` : `/api/v1/merchants/confirmed`
}

/**
 * Merchants whose papers have been checked, in Persian order of their names. Problems: `bad-request`.
 * @summary Confirmed merchants
 */
export const listConfirmedMerchants = async (params?: ListConfirmedMerchantsParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedMerchant> => {

  return httpClient<PagedMerchant>(getListConfirmedMerchantsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getCheckMerchantNameUrl = (params: CheckMerchantNameParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/merchants/is-valid-name?${stringifiedParams}` : `/api/v1/merchants/is-valid-name`
}

/**
 * Names that differ only in spelling (ي and ی, half-spaces, spaces, case, digits) are the same. The caller's own companies do not stand in the way.
 * Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary May a merchant take this name?
 */
export const checkMerchantName = async (params: CheckMerchantNameParams, options?: Parameters<typeof httpClient>[1]): Promise<MerchantNameCheck> => {

  return httpClient<MerchantNameCheck>(getCheckMerchantNameUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetMerchantSaleSettingUrl = (params: GetMerchantSaleSettingParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/merchantsalesetting?${stringifiedParams}` : `/api/v1/merchantsalesetting`
}

/**
 * Problems: `bad-request`, `not-found` (no such merchant).
 * @summary How a merchant sells
 */
export const getMerchantSaleSetting = async (params: GetMerchantSaleSettingParams, options?: Parameters<typeof httpClient>[1]): Promise<MerchantSaleSetting> => {

  return httpClient<MerchantSaleSetting>(getGetMerchantSaleSettingUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}
