/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listPagesByContentTypeParamsContentTypeIdMax = 64;

const listPagesByContentTypeParamsExcludeMax = 64;

const listPagesByContentTypeParamsLabelMax = 60;

const listPagesByContentTypeParamsSortDefault = `-publishedAt`;
const listPagesByContentTypeParamsWithFacetsDefault = false;
const listPagesByContentTypeParamsPageNumberDefault = 1;
const listPagesByContentTypeParamsPageNumberMax = 10000;

const listPagesByContentTypeParamsPageSizeDefault = 10;
const listPagesByContentTypeParamsPageSizeMax = 100;


export const ListPagesByContentTypeParams = /*#__PURE__*/ zod.object({
  "contentTypeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByContentTypeParamsContentTypeIdMax)),
  "exclude": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByContentTypeParamsExcludeMax))),
  "label": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByContentTypeParamsLabelMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['-publishedAt', '-visitCount', '-likeCount']), listPagesByContentTypeParamsSortDefault),
  "withFacets": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listPagesByContentTypeParamsWithFacetsDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesByContentTypeParamsPageNumberMax)), listPagesByContentTypeParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesByContentTypeParamsPageSizeMax)), listPagesByContentTypeParamsPageSizeDefault)
})

export type ListPagesByContentTypeParams = zod.input<typeof ListPagesByContentTypeParams>;
export type ListPagesByContentTypeParamsOutput = zod.output<typeof ListPagesByContentTypeParams>;
