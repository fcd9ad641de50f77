/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

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



export const ListMediaVideosQueryParams = /*#__PURE__*/ zod.object({
  "tag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMediaVideosQueryTagMax))),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMediaVideosQueryCategoryIdMax))),
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMediaVideosQuerySupplierIdMax))),
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMediaVideosQueryIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listMediaVideosQueryIdsMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['publishedAt', '-publishedAt', 'visitCount', '-visitCount']), listMediaVideosQuerySortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMediaVideosQueryPageNumberMax)), listMediaVideosQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMediaVideosQueryPageSizeMax)), listMediaVideosQueryPageSizeDefault)
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



export const SearchMediaVideosQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchMediaVideosQueryTermMax)),
  "tag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchMediaVideosQueryTagMax))),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchMediaVideosQueryCategoryIdMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['publishedAt', '-publishedAt', 'visitCount', '-visitCount']), searchMediaVideosQuerySortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchMediaVideosQueryPageNumberMax)), searchMediaVideosQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchMediaVideosQueryPageSizeMax)), searchMediaVideosQueryPageSizeDefault)
})

export const SearchMediaVideosResponse = PagedMediaVideo
