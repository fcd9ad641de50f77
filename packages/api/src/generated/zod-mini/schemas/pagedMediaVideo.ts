/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MediaVideo } from './mediaVideo';

export const pagedMediaVideoTotalCountMin = 0;


export const pagedMediaVideoPageSizeMax = 100;



export const PagedMediaVideo = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedMediaVideoTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedMediaVideoPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(MediaVideo)
});

export type PagedMediaVideo = zod.input<typeof PagedMediaVideo>;
export type PagedMediaVideoOutput = zod.output<typeof PagedMediaVideo>;
