/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const searchMediaVideosParamsTermMax = 120;

export const searchMediaVideosParamsTagMax = 60;

export const searchMediaVideosParamsCategoryIdMax = 64;

export const searchMediaVideosParamsSortDefault = `-visitCount`;
export const searchMediaVideosParamsPageNumberDefault = 1;
export const searchMediaVideosParamsPageNumberMax = 10000;

export const searchMediaVideosParamsPageSizeDefault = 10;
export const searchMediaVideosParamsPageSizeMax = 100;


export const SearchMediaVideosParams = zod.object({
  "term": zod.string().min(1).max(searchMediaVideosParamsTermMax),
  "tag": zod.string().min(1).max(searchMediaVideosParamsTagMax).optional(),
  "categoryId": zod.string().min(1).max(searchMediaVideosParamsCategoryIdMax).optional(),
  "sort": zod.enum(['publishedAt', '-publishedAt', 'visitCount', '-visitCount']).default(searchMediaVideosParamsSortDefault),
  "pageNumber": zod.int().min(1).max(searchMediaVideosParamsPageNumberMax).default(searchMediaVideosParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(searchMediaVideosParamsPageSizeMax).default(searchMediaVideosParamsPageSizeDefault)
})

export type SearchMediaVideosParams = zod.input<typeof SearchMediaVideosParams>;
export type SearchMediaVideosParamsOutput = zod.output<typeof SearchMediaVideosParams>;
