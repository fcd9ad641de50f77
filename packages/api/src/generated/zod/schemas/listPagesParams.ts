/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
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


export const ListPagesParams = zod.object({
  "term": zod.string().min(1).max(listPagesParamsTermMax).optional(),
  "supplierId": zod.string().min(1).max(listPagesParamsSupplierIdMax).optional(),
  "labels": zod.array(zod.string().min(1).max(listPagesParamsLabelsItemMax)).max(listPagesParamsLabelsMax).optional(),
  "commentedByMe": zod.boolean().optional(),
  "commentStatus": PageCommentStatus.optional(),
  "categoryId": zod.string().min(1).max(listPagesParamsCategoryIdMax).optional(),
  "contentTypeId": zod.string().min(1).max(listPagesParamsContentTypeIdMax).optional(),
  "sort": zod.enum(['-publishedAt', '-visitCount', '-likeCount']).default(listPagesParamsSortDefault),
  "withFacets": zod.boolean().default(listPagesParamsWithFacetsDefault),
  "pageNumber": zod.int().min(1).max(listPagesParamsPageNumberMax).default(listPagesParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listPagesParamsPageSizeMax).default(listPagesParamsPageSizeDefault)
})

export type ListPagesParams = zod.input<typeof ListPagesParams>;
export type ListPagesParamsOutput = zod.output<typeof ListPagesParams>;
