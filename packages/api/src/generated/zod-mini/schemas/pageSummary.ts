/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { PageAnnouncement } from './pageAnnouncement';
import { PageStatus } from './pageStatus';
import { PageType } from './pageType';
import { Seo } from './seo';
import { SupplierSummary } from './supplierSummary';


const pageSummaryLikeCountMin = 0;

const pageSummaryCommentCountMin = 0;

const pageSummaryVisitCountMin = 0;



export const PageSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "uniquePageName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "title": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "contentTypeId": /*#__PURE__*/ zod.string(),
  "contentTypeTitle": /*#__PURE__*/ zod.string(),
  "pageType": PageType,
  "labels": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "categoryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "supplier": /*#__PURE__*/ zod.optional(SupplierSummary),
  "summary": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "cover": /*#__PURE__*/ zod.optional(FileRef),
  "authorName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "publishedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "readingMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "likeCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pageSummaryLikeCountMin)),
  "isLikedByMe": /*#__PURE__*/ zod.boolean(),
  "commentCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pageSummaryCommentCountMin)),
  "allowComments": /*#__PURE__*/ zod.boolean(),
  "visitCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pageSummaryVisitCountMin)),
  "status": PageStatus,
  "announcement": /*#__PURE__*/ zod.optional(PageAnnouncement),
  "seo": Seo
});

export type PageSummary = zod.input<typeof PageSummary>;
export type PageSummaryOutput = zod.output<typeof PageSummary>;
