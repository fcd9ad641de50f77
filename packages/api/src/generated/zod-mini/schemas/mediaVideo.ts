/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { VideoCaption } from './videoCaption';
import { VideoSource } from './videoSource';

const mediaVideoDurationSecondsMin = 0;

const mediaVideoChaptersItemStartSecondsMin = 0;

const mediaVideoVisitCountMin = 0;



export const MediaVideo = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "cover": FileRef,
  "sources": /*#__PURE__*/ zod.array(VideoSource),
  "durationSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaVideoDurationSecondsMin)),
  "captions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(VideoCaption)),
  "tags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "supplier": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string()
})),
  "article": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string()
})),
  "chapters": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "startSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaVideoChaptersItemStartSecondsMin)),
  "title": /*#__PURE__*/ zod.string()
}))),
  "visitCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaVideoVisitCountMin)),
  "publishedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type MediaVideo = zod.input<typeof MediaVideo>;
export type MediaVideoOutput = zod.output<typeof MediaVideo>;
