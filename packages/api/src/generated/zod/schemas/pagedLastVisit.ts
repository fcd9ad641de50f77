/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { LastVisit } from './lastVisit';

const pagedLastVisitTotalCountMin = 0;
const pagedLastVisitTotalCountMax = 2147483647;

const pagedLastVisitPageNumberMax = 2147483647;

const pagedLastVisitPageSizeMax = 100;

const pagedLastVisitItemsMax = 100;



export const PagedLastVisit = zod.object({
  "totalCount": zod.int().min(pagedLastVisitTotalCountMin).max(pagedLastVisitTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedLastVisitPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedLastVisitPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(LastVisit).max(pagedLastVisitItemsMax)
});

export type PagedLastVisit = zod.input<typeof PagedLastVisit>;
export type PagedLastVisitOutput = zod.output<typeof PagedLastVisit>;
