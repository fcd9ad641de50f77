/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MediaVideo } from './mediaVideo';

const pagedMediaVideoTotalCountMin = 0;
const pagedMediaVideoTotalCountMax = 2147483647;

const pagedMediaVideoPageNumberMax = 2147483647;

const pagedMediaVideoPageSizeMax = 100;

const pagedMediaVideoItemsMax = 100;

const pagedMediaVideoTagCountsItemTagMax = 300;

const pagedMediaVideoTagCountsItemCountMax = 2147483647;

const pagedMediaVideoTagCountsMax = 500;

const pagedMediaVideoSupplierCountMin = 0;
const pagedMediaVideoSupplierCountMax = 2147483647;

const pagedMediaVideoCaptionedCountMin = 0;
const pagedMediaVideoCaptionedCountMax = 2147483647;



export const PagedMediaVideo = zod.object({
  "totalCount": zod.int().min(pagedMediaVideoTotalCountMin).max(pagedMediaVideoTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedMediaVideoPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedMediaVideoPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(MediaVideo).max(pagedMediaVideoItemsMax),
  "tagCounts": zod.array(zod.object({
  "tag": zod.string().max(pagedMediaVideoTagCountsItemTagMax),
  "count": zod.int().min(1).max(pagedMediaVideoTagCountsItemCountMax)
})).max(pagedMediaVideoTagCountsMax).optional(),
  "supplierCount": zod.int().min(pagedMediaVideoSupplierCountMin).max(pagedMediaVideoSupplierCountMax).optional(),
  "captionedCount": zod.int().min(pagedMediaVideoCaptionedCountMin).max(pagedMediaVideoCaptionedCountMax).optional()
});

export type PagedMediaVideo = zod.input<typeof PagedMediaVideo>;
export type PagedMediaVideoOutput = zod.output<typeof PagedMediaVideo>;
