/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { MediaVideo } from './mediaVideo';
import { PageAnnouncement } from './pageAnnouncement';
import { PageStatus } from './pageStatus';
import { PageSurroundings } from './pageSurroundings';
import { PageType } from './pageType';
import { Seo } from './seo';
import { SupplierSummary } from './supplierSummary';

const pageIdMax = 64;

const pageUniquePageNameMax = 120;

const pageTitleMax = 300;

const pageSlugMax = 300;

const pageContentTypeIdMax = 64;

const pageContentTypeTitleMax = 300;

const pageLabelsItemMax = 300;

const pageLabelsMax = 200;

const pageCategoryIdsItemMax = 64;

const pageCategoryIdsMax = 1000;

const pageSummaryMax = 2000;

const pageAuthorNameMax = 300;

const pageReadingMinutesMax = 2147483647;

const pageLikeCountMin = 0;
const pageLikeCountMax = 2147483647;

const pageCommentCountMin = 0;
const pageCommentCountMax = 2147483647;

const pageVisitCountMin = 0;
const pageVisitCountMax = 2147483647;

const pageBodyHtmlMax = 500000;

const pageGalleryMax = 200;

const pageVideosMax = 200;

const pageAttachmentsMax = 200;



export const Page = zod.object({
  "id": zod.string().min(1).max(pageIdMax),
  "uniquePageName": zod.string().max(pageUniquePageNameMax).optional(),
  "title": zod.string().max(pageTitleMax),
  "slug": zod.string().max(pageSlugMax),
  "contentTypeId": zod.string().min(1).max(pageContentTypeIdMax),
  "contentTypeTitle": zod.string().max(pageContentTypeTitleMax),
  "pageType": PageType,
  "labels": zod.array(zod.string().max(pageLabelsItemMax)).max(pageLabelsMax),
  "categoryIds": zod.array(zod.string().min(1).max(pageCategoryIdsItemMax)).max(pageCategoryIdsMax),
  "supplier": SupplierSummary.optional(),
  "summary": zod.string().max(pageSummaryMax).optional(),
  "cover": FileRef.optional(),
  "authorName": zod.string().max(pageAuthorNameMax).optional(),
  "publishedAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "readingMinutes": zod.int().min(1).max(pageReadingMinutesMax),
  "likeCount": zod.int().min(pageLikeCountMin).max(pageLikeCountMax),
  "isLikedByMe": zod.boolean(),
  "commentCount": zod.int().min(pageCommentCountMin).max(pageCommentCountMax),
  "allowComments": zod.boolean(),
  "visitCount": zod.int().min(pageVisitCountMin).max(pageVisitCountMax),
  "status": PageStatus,
  "announcement": PageAnnouncement.optional(),
  "seo": Seo,
  "bodyHtml": zod.string().max(pageBodyHtmlMax),
  "gallery": zod.array(FileRef).max(pageGalleryMax),
  "videos": zod.array(MediaVideo).max(pageVideosMax),
  "attachments": zod.array(FileRef).max(pageAttachmentsMax),
  "surroundings": PageSurroundings.optional()
});

export type Page = zod.input<typeof Page>;
export type PageOutput = zod.output<typeof Page>;
