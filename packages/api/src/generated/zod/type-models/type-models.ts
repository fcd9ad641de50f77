/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  EnumCatalog,
  EnumItem,
  TypeModel
} from '../schemas';


export const ListEnumsResponse = EnumCatalog

export const getEnumPathNameRegExp = new RegExp('^[A-Za-z]{1,60}$');


export const GetEnumParams = zod.object({
  "name": zod.string().regex(getEnumPathNameRegExp)
})

export const GetEnumResponseItem = EnumItem
export const GetEnumResponse = zod.array(GetEnumResponseItem).max(1000)

export const listTypeModelsPathNameRegExp = new RegExp('^[A-Za-z]{1,60}$');


export const ListTypeModelsParams = zod.object({
  "name": zod.string().regex(listTypeModelsPathNameRegExp)
})

export const ListTypeModelsResponseItem = TypeModel
export const ListTypeModelsResponse = zod.array(ListTypeModelsResponseItem).max(1000)
