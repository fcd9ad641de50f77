/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  EnumCatalog,
  EnumItem,
  TypeModel
} from '../schemas';


export const ListEnumsResponse = EnumCatalog

export const getEnumPathNameRegExp = new RegExp('^[A-Za-z]{1,60}$');


export const GetEnumParams = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getEnumPathNameRegExp))
})

export const GetEnumResponseItem = EnumItem
export const GetEnumResponse = /*#__PURE__*/ zod.array(GetEnumResponseItem)

export const listTypeModelsPathNameRegExp = new RegExp('^[A-Za-z]{1,60}$');


export const ListTypeModelsParams = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listTypeModelsPathNameRegExp))
})

export const ListTypeModelsResponseItem = TypeModel
export const ListTypeModelsResponse = /*#__PURE__*/ zod.array(ListTypeModelsResponseItem)
