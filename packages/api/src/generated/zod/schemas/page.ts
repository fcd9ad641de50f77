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


export const pageLikeCountMin = 0;

export const pageCommentCountMin = 0;

export const pageVisitCountMin = 0;



export const Page = zod.object({
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
  "likeCount": zod.int().min(pageLikeCountMin),
  "isLikedByMe": zod.boolean(),
  "commentCount": zod.int().min(pageCommentCountMin),
  "allowComments": zod.boolean(),
  "visitCount": zod.int().min(pageVisitCountMin),
  "status": PageStatus,
  "announcement": PageAnnouncement.optional(),
  "seo": Seo,
  "bodyHtml": zod.string(),
  "gallery": zod.array(FileRef),
  "videos": zod.array(MediaVideo),
  "attachments": zod.array(FileRef),
  "surroundings": PageSurroundings.optional()
});

export type Page = zod.input<typeof Page>;
export type PageOutput = zod.output<typeof Page>;
