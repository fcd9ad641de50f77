/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CustomerSummary } from './customerSummary';

export const pagedCustomerSummaryTotalCountMin = 0;


export const pagedCustomerSummaryPageSizeMax = 100;



export const PagedCustomerSummary = zod.object({
  "totalCount": zod.int().min(pagedCustomerSummaryTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedCustomerSummaryPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(CustomerSummary)
});

export type PagedCustomerSummary = zod.input<typeof PagedCustomerSummary>;
export type PagedCustomerSummaryOutput = zod.output<typeof PagedCustomerSummary>;
