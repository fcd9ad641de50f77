/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { MediaVideo } from './mediaVideo';
import { PageAnnouncement } from './pageAnnouncement';
import { PageStatus } from './pageStatus';
import { PageSurroundings } from './pageSurroundings';
import { PageType } from './pageType';
import { Seo } from './seo';
import { SupplierSummary } from './supplierSummary';


const pageLikeCountMin = 0;

const pageCommentCountMin = 0;

const pageVisitCountMin = 0;



export const Page = /*#__PURE__*/ zod.object({
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
  "likeCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pageLikeCountMin)),
  "isLikedByMe": /*#__PURE__*/ zod.boolean(),
  "commentCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pageCommentCountMin)),
  "allowComments": /*#__PURE__*/ zod.boolean(),
  "visitCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pageVisitCountMin)),
  "status": PageStatus,
  "announcement": /*#__PURE__*/ zod.optional(PageAnnouncement),
  "seo": Seo,
  "bodyHtml": /*#__PURE__*/ zod.string(),
  "gallery": /*#__PURE__*/ zod.array(FileRef),
  "videos": /*#__PURE__*/ zod.array(MediaVideo),
  "attachments": /*#__PURE__*/ zod.array(FileRef),
  "surroundings": /*#__PURE__*/ zod.optional(PageSurroundings)
});

export type Page = zod.input<typeof Page>;
export type PageOutput = zod.output<typeof Page>;
