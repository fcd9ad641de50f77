/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  ContentType
} from '../schemas';


export const listContentTypesQueryPageTypeMax = 40;



export const ListContentTypesQueryParams = zod.object({
  "pageType": zod.string().min(1).max(listContentTypesQueryPageTypeMax)
})

export const ListContentTypesResponseItem = ContentType
export const ListContentTypesResponse = zod.array(ListContentTypesResponseItem).max(1000)

export const GetContentTypeTreeHeader = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export const GetContentTypeTreeResponseItem = ContentType
export const GetContentTypeTreeResponse = zod.array(GetContentTypeTreeResponseItem).max(1000)

export const getContentTypeBreadcrumbPathIdMax = 64;



export const GetContentTypeBreadcrumbParams = zod.object({
  "id": zod.string().min(1).max(getContentTypeBreadcrumbPathIdMax)
})

export const GetContentTypeBreadcrumbResponseItem = ContentType
export const GetContentTypeBreadcrumbResponse = zod.array(GetContentTypeBreadcrumbResponseItem).max(1000)
