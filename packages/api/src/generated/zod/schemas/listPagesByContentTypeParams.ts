/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listPagesByContentTypeParamsContentTypeIdMax = 64;

const listPagesByContentTypeParamsExcludeMax = 64;

const listPagesByContentTypeParamsLabelMax = 60;

const listPagesByContentTypeParamsSortDefault = `-publishedAt`;
const listPagesByContentTypeParamsWithFacetsDefault = false;
const listPagesByContentTypeParamsPageNumberDefault = 1;
const listPagesByContentTypeParamsPageNumberMax = 10000;

const listPagesByContentTypeParamsPageSizeDefault = 10;
const listPagesByContentTypeParamsPageSizeMax = 100;


export const ListPagesByContentTypeParams = zod.object({
  "contentTypeId": zod.string().min(1).max(listPagesByContentTypeParamsContentTypeIdMax),
  "exclude": zod.string().min(1).max(listPagesByContentTypeParamsExcludeMax).optional(),
  "label": zod.string().min(1).max(listPagesByContentTypeParamsLabelMax).optional(),
  "sort": zod.enum(['-publishedAt', '-visitCount', '-likeCount']).default(listPagesByContentTypeParamsSortDefault),
  "withFacets": zod.boolean().default(listPagesByContentTypeParamsWithFacetsDefault),
  "pageNumber": zod.int().min(1).max(listPagesByContentTypeParamsPageNumberMax).default(listPagesByContentTypeParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listPagesByContentTypeParamsPageSizeMax).default(listPagesByContentTypeParamsPageSizeDefault)
})

export type ListPagesByContentTypeParams = zod.input<typeof ListPagesByContentTypeParams>;
export type ListPagesByContentTypeParamsOutput = zod.output<typeof ListPagesByContentTypeParams>;
