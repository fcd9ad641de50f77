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


export const pageSummaryLikeCountMin = 0;

export const pageSummaryCommentCountMin = 0;

export const pageSummaryVisitCountMin = 0;



export const PageSummary = zod.object({
  "id": zod.string(),
  "uniquePageName": zod.string().optional(),
  "title": zod.string(),
  "slug": zod.string(),
  "contentTypeId": zod.string(),
  "contentTypeTitle": zod.string(),
  "pageType": PageType,
  "labels": zod.array(zod.string()),
  "categoryIds": zod.array(zod.string()),
  "supplier": SupplierSummary.optional(),
  "summary": zod.string().optional(),
  "cover": FileRef.optional(),
  "authorName": zod.string().optional(),
  "publishedAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "readingMinutes": zod.int().min(1),
  "likeCount": zod.int().min(pageSummaryLikeCountMin),
  "isLikedByMe": zod.boolean(),
  "commentCount": zod.int().min(pageSummaryCommentCountMin),
  "allowComments": zod.boolean(),
  "visitCount": zod.int().min(pageSummaryVisitCountMin),
  "status": PageStatus,
  "announcement": PageAnnouncement.optional(),
  "seo": Seo
});

export type PageSummary = zod.input<typeof PageSummary>;
export type PageSummaryOutput = zod.output<typeof PageSummary>;
