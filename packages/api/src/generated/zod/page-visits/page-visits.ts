/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  NewVisit,
  PagedLastVisit,
  VisitCount
} from '../schemas';


export const listLastVisitsQueryTermMax = 120;

export const listLastVisitsQueryPageNumberDefault = 1;
export const listLastVisitsQueryPageNumberMax = 10000;

export const listLastVisitsQueryPageSizeDefault = 10;
export const listLastVisitsQueryPageSizeMax = 100;



export const ListLastVisitsQueryParams = zod.object({
  "type": zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest']).optional(),
  "term": zod.string().min(1).max(listLastVisitsQueryTermMax).optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listLastVisitsQueryPageNumberMax).default(listLastVisitsQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listLastVisitsQueryPageSizeMax).default(listLastVisitsQueryPageSizeDefault)
})

export const ListLastVisitsResponse = PagedLastVisit

export const RecordVisitBody = NewVisit

export const RecordVisitResponse = VisitCount
