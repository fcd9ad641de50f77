/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MediaVideo } from './mediaVideo';

const pagedMediaVideoTotalCountMin = 0;


const pagedMediaVideoPageSizeMax = 100;


const pagedMediaVideoSupplierCountMin = 0;

const pagedMediaVideoCaptionedCountMin = 0;



export const PagedMediaVideo = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedMediaVideoTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedMediaVideoPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(MediaVideo),
  "tagCounts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "tag": /*#__PURE__*/ zod.string(),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
}))),
  "supplierCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedMediaVideoSupplierCountMin))),
  "captionedCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedMediaVideoCaptionedCountMin)))
});

export type PagedMediaVideo = zod.input<typeof PagedMediaVideo>;
export type PagedMediaVideoOutput = zod.output<typeof PagedMediaVideo>;
