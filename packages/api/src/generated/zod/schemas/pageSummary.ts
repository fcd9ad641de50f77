/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { PageAnnouncement } from './pageAnnouncement';
import { PageStatus } from './pageStatus';
import { PageType } from './pageType';
import { Seo } from './seo';
import { SupplierSummary } from './supplierSummary';

const pageSummaryIdMax = 64;

const pageSummaryUniquePageNameMax = 120;

const pageSummaryTitleMax = 300;

const pageSummarySlugMax = 300;

const pageSummaryContentTypeIdMax = 64;

const pageSummaryContentTypeTitleMax = 300;

const pageSummaryLabelsItemMax = 300;

const pageSummaryLabelsMax = 200;

const pageSummaryCategoryIdsItemMax = 64;

const pageSummaryCategoryIdsMax = 1000;

const pageSummarySummaryMax = 2000;

const pageSummaryAuthorNameMax = 300;

const pageSummaryReadingMinutesMax = 2147483647;

const pageSummaryLikeCountMin = 0;
const pageSummaryLikeCountMax = 2147483647;

const pageSummaryCommentCountMin = 0;
const pageSummaryCommentCountMax = 2147483647;

const pageSummaryVisitCountMin = 0;
const pageSummaryVisitCountMax = 2147483647;



export const PageSummary = zod.object({
  "id": zod.string().min(1).max(pageSummaryIdMax),
  "uniquePageName": zod.string().max(pageSummaryUniquePageNameMax).optional(),
  "title": zod.string().max(pageSummaryTitleMax),
  "slug": zod.string().max(pageSummarySlugMax),
  "contentTypeId": zod.string().min(1).max(pageSummaryContentTypeIdMax),
  "contentTypeTitle": zod.string().max(pageSummaryContentTypeTitleMax),
  "pageType": PageType,
  "labels": zod.array(zod.string().max(pageSummaryLabelsItemMax)).max(pageSummaryLabelsMax),
  "categoryIds": zod.array(zod.string().min(1).max(pageSummaryCategoryIdsItemMax)).max(pageSummaryCategoryIdsMax),
  "supplier": SupplierSummary.optional(),
  "summary": zod.string().max(pageSummarySummaryMax).optional(),
  "cover": FileRef.optional(),
  "authorName": zod.string().max(pageSummaryAuthorNameMax).optional(),
  "publishedAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "readingMinutes": zod.int().min(1).max(pageSummaryReadingMinutesMax),
  "likeCount": zod.int().min(pageSummaryLikeCountMin).max(pageSummaryLikeCountMax),
  "isLikedByMe": zod.boolean(),
  "commentCount": zod.int().min(pageSummaryCommentCountMin).max(pageSummaryCommentCountMax),
  "allowComments": zod.boolean(),
  "visitCount": zod.int().min(pageSummaryVisitCountMin).max(pageSummaryVisitCountMax),
  "status": PageStatus,
  "announcement": PageAnnouncement.optional(),
  "seo": Seo
});

export type PageSummary = zod.input<typeof PageSummary>;
export type PageSummaryOutput = zod.output<typeof PageSummary>;
