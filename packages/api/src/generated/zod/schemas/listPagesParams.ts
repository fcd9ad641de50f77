/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PageCommentStatus } from './pageCommentStatus';

export const listPagesParamsTermMax = 120;

export const listPagesParamsSupplierIdMax = 64;

export const listPagesParamsLabelsItemMax = 60;

export const listPagesParamsLabelsMax = 10;

export const listPagesParamsCategoryIdMax = 64;

export const listPagesParamsContentTypeIdMax = 64;

export const listPagesParamsSortDefault = `-publishedAt`;
export const listPagesParamsWithFacetsDefault = false;
export const listPagesParamsPageNumberDefault = 1;
export const listPagesParamsPageNumberMax = 10000;

export const listPagesParamsPageSizeDefault = 10;
export const listPagesParamsPageSizeMax = 100;


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
