/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { LastVisit } from './lastVisit';

export const pagedLastVisitTotalCountMin = 0;


export const pagedLastVisitPageSizeMax = 100;



export const PagedLastVisit = zod.object({
  "totalCount": zod.int().min(pagedLastVisitTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedLastVisitPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(LastVisit)
});

export type PagedLastVisit = zod.input<typeof PagedLastVisit>;
export type PagedLastVisitOutput = zod.output<typeof PagedLastVisit>;
