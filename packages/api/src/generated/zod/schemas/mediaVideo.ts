/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { VideoCaption } from './videoCaption';
import { VideoSource } from './videoSource';

const mediaVideoIdMax = 64;

const mediaVideoTitleMax = 300;

const mediaVideoDescriptionMax = 4000;

const mediaVideoSourcesMax = 200;

const mediaVideoDurationSecondsMin = 0;
const mediaVideoDurationSecondsMax = 2147483647;

const mediaVideoCaptionsMax = 200;

const mediaVideoTagsItemMax = 300;

const mediaVideoTagsMax = 200;

const mediaVideoCategoryIdMax = 64;

const mediaVideoSupplierIdMax = 64;

const mediaVideoSupplierIdMaxOne = 64;

const mediaVideoSupplierNameMax = 300;

const mediaVideoSupplierSlugMax = 300;

const mediaVideoArticleIdMax = 64;

const mediaVideoArticleSlugMax = 300;

const mediaVideoArticleTitleMax = 300;

const mediaVideoChaptersItemStartSecondsMin = 0;
const mediaVideoChaptersItemStartSecondsMax = 2147483647;

const mediaVideoChaptersItemTitleMax = 300;

const mediaVideoChaptersMax = 200;

const mediaVideoVisitCountMin = 0;
const mediaVideoVisitCountMax = 2147483647;



export const MediaVideo = zod.object({
  "id": zod.string().min(1).max(mediaVideoIdMax),
  "title": zod.string().max(mediaVideoTitleMax),
  "description": zod.string().max(mediaVideoDescriptionMax).optional(),
  "cover": FileRef,
  "sources": zod.array(VideoSource).max(mediaVideoSourcesMax),
  "durationSeconds": zod.int().min(mediaVideoDurationSecondsMin).max(mediaVideoDurationSecondsMax),
  "captions": zod.array(VideoCaption).max(mediaVideoCaptionsMax).optional(),
  "tags": zod.array(zod.string().max(mediaVideoTagsItemMax)).max(mediaVideoTagsMax),
  "categoryId": zod.string().min(1).max(mediaVideoCategoryIdMax).optional(),
  "supplierId": zod.string().min(1).max(mediaVideoSupplierIdMax).optional(),
  "supplier": zod.object({
  "id": zod.string().min(1).max(mediaVideoSupplierIdMaxOne),
  "name": zod.string().max(mediaVideoSupplierNameMax),
  "slug": zod.string().max(mediaVideoSupplierSlugMax)
}).optional(),
  "article": zod.object({
  "id": zod.string().min(1).max(mediaVideoArticleIdMax),
  "slug": zod.string().max(mediaVideoArticleSlugMax),
  "title": zod.string().max(mediaVideoArticleTitleMax)
}).optional(),
  "chapters": zod.array(zod.object({
  "startSeconds": zod.int().min(mediaVideoChaptersItemStartSecondsMin).max(mediaVideoChaptersItemStartSecondsMax),
  "title": zod.string().max(mediaVideoChaptersItemTitleMax)
})).max(mediaVideoChaptersMax).optional(),
  "visitCount": zod.int().min(mediaVideoVisitCountMin).max(mediaVideoVisitCountMax),
  "publishedAt": zod.iso.datetime({"offset":true})
});

export type MediaVideo = zod.input<typeof MediaVideo>;
export type MediaVideoOutput = zod.output<typeof MediaVideo>;
