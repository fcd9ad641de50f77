/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

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



export const ListLastVisitsQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest'])),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLastVisitsQueryTermMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLastVisitsQueryPageNumberMax)), listLastVisitsQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLastVisitsQueryPageSizeMax)), listLastVisitsQueryPageSizeDefault)
})

export const ListLastVisitsResponse = PagedLastVisit

export const RecordVisitBody = NewVisit

export const RecordVisitResponse = VisitCount
