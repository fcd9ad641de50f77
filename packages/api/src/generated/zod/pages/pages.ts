/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { queryBoolean } from '../../../query-boolean';

import {
  Like,
  MerchantContent,
  Page,
  PagedPageSummary
} from '../schemas';


export const listPagesByContentTypeQueryContentTypeIdMax = 64;

export const listPagesByContentTypeQueryExcludeMax = 64;

export const listPagesByContentTypeQueryLabelMax = 60;

export const listPagesByContentTypeQuerySortDefault = `-publishedAt`;
export const listPagesByContentTypeQueryWithFacetsDefault = false;
export const listPagesByContentTypeQueryPageNumberDefault = 1;
export const listPagesByContentTypeQueryPageNumberMax = 10000;

export const listPagesByContentTypeQueryPageSizeDefault = 10;
export const listPagesByContentTypeQueryPageSizeMax = 100;



export const ListPagesByContentTypeQueryParams = zod.object({
  "contentTypeId": zod.string().min(1).max(listPagesByContentTypeQueryContentTypeIdMax),
  "exclude": zod.string().min(1).max(listPagesByContentTypeQueryExcludeMax).optional(),
  "label": zod.string().min(1).max(listPagesByContentTypeQueryLabelMax).optional(),
  "sort": zod.enum(['-publishedAt', '-visitCount', '-likeCount']).default(listPagesByContentTypeQuerySortDefault),
  "withFacets": zod.preprocess(queryBoolean, zod.boolean()).default(listPagesByContentTypeQueryWithFacetsDefault),
  "pageNumber": zod.coerce.number().int().min(1).max(listPagesByContentTypeQueryPageNumberMax).default(listPagesByContentTypeQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listPagesByContentTypeQueryPageSizeMax).default(listPagesByContentTypeQueryPageSizeDefault)
})

export const ListPagesByContentTypeResponse = PagedPageSummary

export const listPagesByPageTypeQueryContentTypeMax = 40;

export const listPagesByPageTypeQueryCategoryIdMax = 64;

export const listPagesByPageTypeQueryPageNumberDefault = 1;
export const listPagesByPageTypeQueryPageNumberMax = 10000;

export const listPagesByPageTypeQueryPageSizeDefault = 10;
export const listPagesByPageTypeQueryPageSizeMax = 100;



export const ListPagesByPageTypeQueryParams = zod.object({
  "contentType": zod.string().min(1).max(listPagesByPageTypeQueryContentTypeMax),
  "categoryId": zod.string().min(1).max(listPagesByPageTypeQueryCategoryIdMax).optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listPagesByPageTypeQueryPageNumberMax).default(listPagesByPageTypeQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listPagesByPageTypeQueryPageSizeMax).default(listPagesByPageTypeQueryPageSizeDefault)
})

export const ListPagesByPageTypeHeader = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export const ListPagesByPageTypeResponse = PagedPageSummary

export const listPagesByLabelQueryLabelMax = 60;

export const listPagesByLabelQueryContentTypeIdMax = 64;

export const listPagesByLabelQuerySortDefault = `-publishedAt`;
export const listPagesByLabelQueryWithFacetsDefault = false;
export const listPagesByLabelQueryPageNumberDefault = 1;
export const listPagesByLabelQueryPageNumberMax = 10000;

export const listPagesByLabelQueryPageSizeDefault = 10;
export const listPagesByLabelQueryPageSizeMax = 100;



export const ListPagesByLabelQueryParams = zod.object({
  "label": zod.string().min(1).max(listPagesByLabelQueryLabelMax),
  "contentTypeId": zod.string().min(1).max(listPagesByLabelQueryContentTypeIdMax).optional(),
  "sort": zod.enum(['-publishedAt', '-visitCount', '-likeCount']).default(listPagesByLabelQuerySortDefault),
  "withFacets": zod.preprocess(queryBoolean, zod.boolean()).default(listPagesByLabelQueryWithFacetsDefault),
  "pageNumber": zod.coerce.number().int().min(1).max(listPagesByLabelQueryPageNumberMax).default(listPagesByLabelQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listPagesByLabelQueryPageSizeMax).default(listPagesByLabelQueryPageSizeDefault)
})

export const ListPagesByLabelHeader = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export const ListPagesByLabelResponse = PagedPageSummary

export const getPageByNameQueryNameMax = 60;



export const GetPageByNameQueryParams = zod.object({
  "name": zod.string().min(1).max(getPageByNameQueryNameMax)
})

export const GetPageByNameResponse = Page

export const listPagesQueryTermMax = 120;

export const listPagesQuerySupplierIdMax = 64;

export const listPagesQueryLabelsItemMax = 60;

export const listPagesQueryLabelsMax = 10;

export const listPagesQueryCategoryIdMax = 64;

export const listPagesQueryContentTypeIdMax = 64;

export const listPagesQuerySortDefault = `-publishedAt`;
export const listPagesQueryWithFacetsDefault = false;
export const listPagesQueryPageNumberDefault = 1;
export const listPagesQueryPageNumberMax = 10000;

export const listPagesQueryPageSizeDefault = 10;
export const listPagesQueryPageSizeMax = 100;



export const ListPagesQueryParams = zod.object({
  "term": zod.string().min(1).max(listPagesQueryTermMax).optional(),
  "supplierId": zod.string().min(1).max(listPagesQuerySupplierIdMax).optional(),
  "labels": zod.array(zod.string().min(1).max(listPagesQueryLabelsItemMax)).max(listPagesQueryLabelsMax).optional(),
  "commentedByMe": zod.preprocess(queryBoolean, zod.boolean()).optional(),
  "commentStatus": zod.enum(['Pending', 'Approved', 'Rejected']).optional(),
  "categoryId": zod.string().min(1).max(listPagesQueryCategoryIdMax).optional(),
  "contentTypeId": zod.string().min(1).max(listPagesQueryContentTypeIdMax).optional(),
  "sort": zod.enum(['-publishedAt', '-visitCount', '-likeCount']).default(listPagesQuerySortDefault),
  "withFacets": zod.preprocess(queryBoolean, zod.boolean()).default(listPagesQueryWithFacetsDefault),
  "pageNumber": zod.coerce.number().int().min(1).max(listPagesQueryPageNumberMax).default(listPagesQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listPagesQueryPageSizeMax).default(listPagesQueryPageSizeDefault)
})

export const ListPagesResponse = PagedPageSummary

export const getMerchantContentQuerySupplierIdMax = 64;

export const getMerchantContentQueryMerchantIdMax = 64;



export const GetMerchantContentQueryParams = zod.object({
  "supplierId": zod.string().min(1).max(getMerchantContentQuerySupplierIdMax).optional(),
  "merchantId": zod.string().min(1).max(getMerchantContentQueryMerchantIdMax).optional()
})

export const GetMerchantContentResponse = MerchantContent

export const getPagePathIdMax = 64;



export const GetPageParams = zod.object({
  "id": zod.string().min(1).max(getPagePathIdMax)
})

export const GetPageHeader = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export const GetPageResponse = Page

export const likePagePathIdMax = 64;



export const LikePageParams = zod.object({
  "id": zod.string().min(1).max(likePagePathIdMax)
})

export const LikePageResponse = Like

export const getPagePreviewPathIdMax = 64;



export const GetPagePreviewParams = zod.object({
  "id": zod.string().min(1).max(getPagePreviewPathIdMax)
})

export const GetPagePreviewResponse = Page
