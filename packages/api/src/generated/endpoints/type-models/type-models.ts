/**
 * Generated from the contract; do not edit.
 */
import type {
  EnumCatalog,
  EnumItem,
  TypeModel
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListEnumsUrl = () => {




  return `/api/v1/shared/typemodels/enums`
}

/**
 * Every enumeration of this contract with its Persian texts, for forms and labels. Kept a day. Problems: none of its own.
 * @summary All enumerations
 */
export const listEnums = async ( options?: Parameters<typeof httpClient>[1]): Promise<EnumCatalog> => {

  return httpClient<EnumCatalog>(getListEnumsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetEnumUrl = (name: string,) => {




  return `/api/v1/shared/typemodels/enums/${encodeURIComponent(String(name))}`
}

/**
 * In the order of a list of choices. Kept a day. Not paged. Problems: `bad-request`, `not-found` for an unknown name.
 * @summary One enumeration
 */
export const getEnum = async (name: string, options?: Parameters<typeof httpClient>[1]): Promise<EnumItem[]> => {

  return httpClient<EnumItem[]>(getGetEnumUrl(name),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListTypeModelsUrl = (name: string,) => {




  return `/api/v1/shared/typemodels/${encodeURIComponent(String(name))}`
}

/**
 * In the order of a list of choices; parents stand before what is under them. Kept an hour. Not paged. Problems: `bad-request`, `not-found` for an unknown name.
 * @summary One small list for forms
 */
export const listTypeModels = async (name: string, options?: Parameters<typeof httpClient>[1]): Promise<TypeModel[]> => {

  return httpClient<TypeModel[]>(getListTypeModelsUrl(name),
  {
    ...options,
    method: 'GET'


  }
);}
