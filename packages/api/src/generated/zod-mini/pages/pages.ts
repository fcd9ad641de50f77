/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

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



export const ListPagesByContentTypeQueryParams = /*#__PURE__*/ zod.object({
  "contentTypeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByContentTypeQueryContentTypeIdMax)),
  "exclude": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByContentTypeQueryExcludeMax))),
  "label": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByContentTypeQueryLabelMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['-publishedAt', '-visitCount', '-likeCount']), listPagesByContentTypeQuerySortDefault),
  "withFacets": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listPagesByContentTypeQueryWithFacetsDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesByContentTypeQueryPageNumberMax)), listPagesByContentTypeQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesByContentTypeQueryPageSizeMax)), listPagesByContentTypeQueryPageSizeDefault)
})

export const ListPagesByContentTypeResponse = PagedPageSummary

export const listPagesByPageTypeQueryContentTypeMax = 40;

export const listPagesByPageTypeQueryCategoryIdMax = 64;

export const listPagesByPageTypeQueryPageNumberDefault = 1;
export const listPagesByPageTypeQueryPageNumberMax = 10000;

export const listPagesByPageTypeQueryPageSizeDefault = 10;
export const listPagesByPageTypeQueryPageSizeMax = 100;



export const ListPagesByPageTypeQueryParams = /*#__PURE__*/ zod.object({
  "contentType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByPageTypeQueryContentTypeMax)),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByPageTypeQueryCategoryIdMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesByPageTypeQueryPageNumberMax)), listPagesByPageTypeQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesByPageTypeQueryPageSizeMax)), listPagesByPageTypeQueryPageSizeDefault)
})

export const ListPagesByPageTypeHeader = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
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



export const ListPagesByLabelQueryParams = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByLabelQueryLabelMax)),
  "contentTypeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByLabelQueryContentTypeIdMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['-publishedAt', '-visitCount', '-likeCount']), listPagesByLabelQuerySortDefault),
  "withFacets": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listPagesByLabelQueryWithFacetsDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesByLabelQueryPageNumberMax)), listPagesByLabelQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesByLabelQueryPageSizeMax)), listPagesByLabelQueryPageSizeDefault)
})

export const ListPagesByLabelHeader = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export const ListPagesByLabelResponse = PagedPageSummary

export const getPageByNameQueryNameMax = 60;



export const GetPageByNameQueryParams = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPageByNameQueryNameMax))
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



export const ListPagesQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesQueryTermMax))),
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesQuerySupplierIdMax))),
  "labels": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesQueryLabelsItemMax))).check(/*#__PURE__*/ zod.maxLength(listPagesQueryLabelsMax))),
  "commentedByMe": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "commentStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Pending', 'Approved', 'Rejected'])),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesQueryCategoryIdMax))),
  "contentTypeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesQueryContentTypeIdMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['-publishedAt', '-visitCount', '-likeCount']), listPagesQuerySortDefault),
  "withFacets": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listPagesQueryWithFacetsDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesQueryPageNumberMax)), listPagesQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesQueryPageSizeMax)), listPagesQueryPageSizeDefault)
})

export const ListPagesResponse = PagedPageSummary

export const getMerchantContentQuerySupplierIdMax = 64;

export const getMerchantContentQueryMerchantIdMax = 64;



export const GetMerchantContentQueryParams = /*#__PURE__*/ zod.object({
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMerchantContentQuerySupplierIdMax))),
  "merchantId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMerchantContentQueryMerchantIdMax)))
})

export const GetMerchantContentResponse = MerchantContent

export const getPagePathIdMax = 64;



export const GetPageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPagePathIdMax))
})

export const GetPageHeader = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export const GetPageResponse = Page

export const likePagePathIdMax = 64;



export const LikePageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(likePagePathIdMax))
})

export const LikePageResponse = Like

export const getPagePreviewPathIdMax = 64;



export const GetPagePreviewParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPagePreviewPathIdMax))
})

export const GetPagePreviewResponse = Page
