/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { LastVisit } from './lastVisit';

const pagedLastVisitTotalCountMin = 0;


const pagedLastVisitPageSizeMax = 100;



export const PagedLastVisit = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedLastVisitTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedLastVisitPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(LastVisit)
});

export type PagedLastVisit = zod.input<typeof PagedLastVisit>;
export type PagedLastVisitOutput = zod.output<typeof PagedLastVisit>;
