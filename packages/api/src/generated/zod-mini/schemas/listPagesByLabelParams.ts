/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listPagesByLabelParamsLabelMax = 60;

const listPagesByLabelParamsContentTypeIdMax = 64;

const listPagesByLabelParamsSortDefault = `-publishedAt`;
const listPagesByLabelParamsWithFacetsDefault = false;
const listPagesByLabelParamsPageNumberDefault = 1;
const listPagesByLabelParamsPageNumberMax = 10000;

const listPagesByLabelParamsPageSizeDefault = 10;
const listPagesByLabelParamsPageSizeMax = 100;


export const ListPagesByLabelParams = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByLabelParamsLabelMax)),
  "contentTypeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByLabelParamsContentTypeIdMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['-publishedAt', '-visitCount', '-likeCount']), listPagesByLabelParamsSortDefault),
  "withFacets": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listPagesByLabelParamsWithFacetsDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesByLabelParamsPageNumberMax)), listPagesByLabelParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesByLabelParamsPageSizeMax)), listPagesByLabelParamsPageSizeDefault)
})

export type ListPagesByLabelParams = zod.input<typeof ListPagesByLabelParams>;
export type ListPagesByLabelParamsOutput = zod.output<typeof ListPagesByLabelParams>;
