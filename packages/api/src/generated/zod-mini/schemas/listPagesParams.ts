/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PageCommentStatus } from './pageCommentStatus';

const listPagesParamsTermMax = 120;

const listPagesParamsSupplierIdMax = 64;

const listPagesParamsLabelsItemMax = 60;

const listPagesParamsLabelsMax = 10;

const listPagesParamsCategoryIdMax = 64;

const listPagesParamsContentTypeIdMax = 64;

const listPagesParamsSortDefault = `-publishedAt`;
const listPagesParamsWithFacetsDefault = false;
const listPagesParamsPageNumberDefault = 1;
const listPagesParamsPageNumberMax = 10000;

const listPagesParamsPageSizeDefault = 10;
const listPagesParamsPageSizeMax = 100;


export const ListPagesParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesParamsTermMax))),
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesParamsSupplierIdMax))),
  "labels": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesParamsLabelsItemMax))).check(/*#__PURE__*/ zod.maxLength(listPagesParamsLabelsMax))),
  "commentedByMe": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "commentStatus": /*#__PURE__*/ zod.optional(PageCommentStatus),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesParamsCategoryIdMax))),
  "contentTypeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesParamsContentTypeIdMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['-publishedAt', '-visitCount', '-likeCount']), listPagesParamsSortDefault),
  "withFacets": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listPagesParamsWithFacetsDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesParamsPageNumberMax)), listPagesParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesParamsPageSizeMax)), listPagesParamsPageSizeDefault)
})

export type ListPagesParams = zod.input<typeof ListPagesParams>;
export type ListPagesParamsOutput = zod.output<typeof ListPagesParams>;
