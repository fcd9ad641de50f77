/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { VideoCaption } from './videoCaption';
import { VideoSource } from './videoSource';

export const mediaVideoDurationSecondsMin = 0;

export const mediaVideoChaptersItemStartSecondsMin = 0;

export const mediaVideoVisitCountMin = 0;



export const MediaVideo = zod.object({
  "id": zod.string(),
  "title": zod.string(),
  "description": zod.string().optional(),
  "cover": FileRef,
  "sources": zod.array(VideoSource),
  "durationSeconds": zod.int().min(mediaVideoDurationSecondsMin),
  "captions": zod.array(VideoCaption).optional(),
  "tags": zod.array(zod.string()),
  "categoryId": zod.string().optional(),
  "supplierId": zod.string().optional(),
  "supplier": zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "slug": zod.string()
}).optional(),
  "article": zod.object({
  "id": zod.string(),
  "slug": zod.string(),
  "title": zod.string()
}).optional(),
  "chapters": zod.array(zod.object({
  "startSeconds": zod.int().min(mediaVideoChaptersItemStartSecondsMin),
  "title": zod.string()
})).optional(),
  "visitCount": zod.int().min(mediaVideoVisitCountMin),
  "publishedAt": zod.iso.datetime({"offset":true})
});

export type MediaVideo = zod.input<typeof MediaVideo>;
export type MediaVideoOutput = zod.output<typeof MediaVideo>;
