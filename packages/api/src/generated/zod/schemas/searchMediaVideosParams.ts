/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const searchMediaVideosParamsTermMax = 120;

const searchMediaVideosParamsTagMax = 60;

const searchMediaVideosParamsCategoryIdMax = 64;

const searchMediaVideosParamsSortDefault = `-visitCount`;
const searchMediaVideosParamsPageNumberDefault = 1;
const searchMediaVideosParamsPageNumberMax = 10000;

const searchMediaVideosParamsPageSizeDefault = 10;
const searchMediaVideosParamsPageSizeMax = 100;


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
