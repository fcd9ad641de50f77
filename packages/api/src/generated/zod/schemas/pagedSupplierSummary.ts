/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SupplierSummary } from './supplierSummary';

const pagedSupplierSummaryTotalCountMin = 0;
const pagedSupplierSummaryTotalCountMax = 2147483647;

const pagedSupplierSummaryPageNumberMax = 2147483647;

const pagedSupplierSummaryPageSizeMax = 100;

const pagedSupplierSummaryItemsMax = 100;



export const PagedSupplierSummary = zod.object({
  "totalCount": zod.int().min(pagedSupplierSummaryTotalCountMin).max(pagedSupplierSummaryTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedSupplierSummaryPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedSupplierSummaryPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(SupplierSummary).max(pagedSupplierSummaryItemsMax)
});

export type PagedSupplierSummary = zod.input<typeof PagedSupplierSummary>;
export type PagedSupplierSummaryOutput = zod.output<typeof PagedSupplierSummary>;
