/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  PagedMediaVideo
} from '../schemas';


export const listMediaVideosQueryTagMax = 60;

export const listMediaVideosQueryCategoryIdMax = 64;

export const listMediaVideosQuerySupplierIdMax = 64;

export const listMediaVideosQueryIdsItemMax = 64;

export const listMediaVideosQueryIdsMax = 100;

export const listMediaVideosQuerySortDefault = `-publishedAt`;
export const listMediaVideosQueryPageNumberDefault = 1;
export const listMediaVideosQueryPageNumberMax = 10000;

export const listMediaVideosQueryPageSizeDefault = 10;
export const listMediaVideosQueryPageSizeMax = 100;



export const ListMediaVideosQueryParams = zod.object({
  "tag": zod.string().min(1).max(listMediaVideosQueryTagMax).optional(),
  "categoryId": zod.string().min(1).max(listMediaVideosQueryCategoryIdMax).optional(),
  "supplierId": zod.string().min(1).max(listMediaVideosQuerySupplierIdMax).optional(),
  "ids": zod.array(zod.string().min(1).max(listMediaVideosQueryIdsItemMax)).max(listMediaVideosQueryIdsMax).optional(),
  "sort": zod.enum(['publishedAt', '-publishedAt', 'visitCount', '-visitCount']).default(listMediaVideosQuerySortDefault),
  "pageNumber": zod.coerce.number().int().min(1).max(listMediaVideosQueryPageNumberMax).default(listMediaVideosQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listMediaVideosQueryPageSizeMax).default(listMediaVideosQueryPageSizeDefault)
})

export const ListMediaVideosResponse = PagedMediaVideo

export const searchMediaVideosQueryTermMax = 120;

export const searchMediaVideosQueryTagMax = 60;

export const searchMediaVideosQueryCategoryIdMax = 64;

export const searchMediaVideosQuerySortDefault = `-visitCount`;
export const searchMediaVideosQueryPageNumberDefault = 1;
export const searchMediaVideosQueryPageNumberMax = 10000;

export const searchMediaVideosQueryPageSizeDefault = 10;
export const searchMediaVideosQueryPageSizeMax = 100;



export const SearchMediaVideosQueryParams = zod.object({
  "term": zod.string().min(1).max(searchMediaVideosQueryTermMax),
  "tag": zod.string().min(1).max(searchMediaVideosQueryTagMax).optional(),
  "categoryId": zod.string().min(1).max(searchMediaVideosQueryCategoryIdMax).optional(),
  "sort": zod.enum(['publishedAt', '-publishedAt', 'visitCount', '-visitCount']).default(searchMediaVideosQuerySortDefault),
  "pageNumber": zod.coerce.number().int().min(1).max(searchMediaVideosQueryPageNumberMax).default(searchMediaVideosQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(searchMediaVideosQueryPageSizeMax).default(searchMediaVideosQueryPageSizeDefault)
})

export const SearchMediaVideosResponse = PagedMediaVideo
