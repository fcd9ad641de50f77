/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MediaVideo } from './mediaVideo';

export const pagedMediaVideoTotalCountMin = 0;


export const pagedMediaVideoPageSizeMax = 100;


export const pagedMediaVideoSupplierCountMin = 0;

export const pagedMediaVideoCaptionedCountMin = 0;



export const PagedMediaVideo = zod.object({
  "totalCount": zod.int().min(pagedMediaVideoTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedMediaVideoPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(MediaVideo),
  "tagCounts": zod.array(zod.object({
  "tag": zod.string(),
  "count": zod.int().min(1)
})).optional(),
  "supplierCount": zod.int().min(pagedMediaVideoSupplierCountMin).optional(),
  "captionedCount": zod.int().min(pagedMediaVideoCaptionedCountMin).optional()
});

export type PagedMediaVideo = zod.input<typeof PagedMediaVideo>;
export type PagedMediaVideoOutput = zod.output<typeof PagedMediaVideo>;
