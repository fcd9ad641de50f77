/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CustomerSummary } from './customerSummary';

const pagedCustomerSummaryTotalCountMin = 0;
const pagedCustomerSummaryTotalCountMax = 2147483647;

const pagedCustomerSummaryPageNumberMax = 2147483647;

const pagedCustomerSummaryPageSizeMax = 100;

const pagedCustomerSummaryItemsMax = 100;



export const PagedCustomerSummary = zod.object({
  "totalCount": zod.int().min(pagedCustomerSummaryTotalCountMin).max(pagedCustomerSummaryTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedCustomerSummaryPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedCustomerSummaryPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(CustomerSummary).max(pagedCustomerSummaryItemsMax)
});

export type PagedCustomerSummary = zod.input<typeof PagedCustomerSummary>;
export type PagedCustomerSummaryOutput = zod.output<typeof PagedCustomerSummary>;
