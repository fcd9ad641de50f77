/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  ContentType
} from '../schemas';


export const listContentTypesQueryPageTypeMax = 40;



export const ListContentTypesQueryParams = /*#__PURE__*/ zod.object({
  "pageType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContentTypesQueryPageTypeMax))
})

export const ListContentTypesResponseItem = ContentType
export const ListContentTypesResponse = /*#__PURE__*/ zod.array(ListContentTypesResponseItem)

export const GetContentTypeTreeHeader = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export const GetContentTypeTreeResponseItem = ContentType
export const GetContentTypeTreeResponse = /*#__PURE__*/ zod.array(GetContentTypeTreeResponseItem)

export const getContentTypeBreadcrumbPathIdMax = 64;



export const GetContentTypeBreadcrumbParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContentTypeBreadcrumbPathIdMax))
})

export const GetContentTypeBreadcrumbResponseItem = ContentType
export const GetContentTypeBreadcrumbResponse = /*#__PURE__*/ zod.array(GetContentTypeBreadcrumbResponseItem)
