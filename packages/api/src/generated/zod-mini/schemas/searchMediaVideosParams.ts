/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const searchMediaVideosParamsTermMax = 120;

const searchMediaVideosParamsTagMax = 60;

const searchMediaVideosParamsCategoryIdMax = 64;

const searchMediaVideosParamsSortDefault = `-visitCount`;
const searchMediaVideosParamsPageNumberDefault = 1;
const searchMediaVideosParamsPageNumberMax = 10000;

const searchMediaVideosParamsPageSizeDefault = 10;
const searchMediaVideosParamsPageSizeMax = 100;


export const SearchMediaVideosParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchMediaVideosParamsTermMax)),
  "tag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchMediaVideosParamsTagMax))),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchMediaVideosParamsCategoryIdMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['publishedAt', '-publishedAt', 'visitCount', '-visitCount']), searchMediaVideosParamsSortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchMediaVideosParamsPageNumberMax)), searchMediaVideosParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchMediaVideosParamsPageSizeMax)), searchMediaVideosParamsPageSizeDefault)
})

export type SearchMediaVideosParams = zod.input<typeof SearchMediaVideosParams>;
export type SearchMediaVideosParamsOutput = zod.output<typeof SearchMediaVideosParams>;
