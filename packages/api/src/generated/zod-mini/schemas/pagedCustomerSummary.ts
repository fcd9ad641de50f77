/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CustomerSummary } from './customerSummary';

const pagedCustomerSummaryTotalCountMin = 0;


const pagedCustomerSummaryPageSizeMax = 100;



export const PagedCustomerSummary = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedCustomerSummaryTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedCustomerSummaryPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(CustomerSummary)
});

export type PagedCustomerSummary = zod.input<typeof PagedCustomerSummary>;
export type PagedCustomerSummaryOutput = zod.output<typeof PagedCustomerSummary>;
