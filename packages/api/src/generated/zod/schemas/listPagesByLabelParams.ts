/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listPagesByLabelParamsLabelMax = 60;

const listPagesByLabelParamsContentTypeIdMax = 64;

const listPagesByLabelParamsSortDefault = `-publishedAt`;
const listPagesByLabelParamsWithFacetsDefault = false;
const listPagesByLabelParamsPageNumberDefault = 1;
const listPagesByLabelParamsPageNumberMax = 10000;

const listPagesByLabelParamsPageSizeDefault = 10;
const listPagesByLabelParamsPageSizeMax = 100;


export const ListPagesByLabelParams = zod.object({
  "label": zod.string().min(1).max(listPagesByLabelParamsLabelMax),
  "contentTypeId": zod.string().min(1).max(listPagesByLabelParamsContentTypeIdMax).optional(),
  "sort": zod.enum(['-publishedAt', '-visitCount', '-likeCount']).default(listPagesByLabelParamsSortDefault),
  "withFacets": zod.boolean().default(listPagesByLabelParamsWithFacetsDefault),
  "pageNumber": zod.int().min(1).max(listPagesByLabelParamsPageNumberMax).default(listPagesByLabelParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listPagesByLabelParamsPageSizeMax).default(listPagesByLabelParamsPageSizeDefault)
})

export type ListPagesByLabelParams = zod.input<typeof ListPagesByLabelParams>;
export type ListPagesByLabelParamsOutput = zod.output<typeof ListPagesByLabelParams>;
