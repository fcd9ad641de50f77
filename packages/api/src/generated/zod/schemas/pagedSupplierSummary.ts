/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SupplierSummary } from './supplierSummary';

export const pagedSupplierSummaryTotalCountMin = 0;


export const pagedSupplierSummaryPageSizeMax = 100;



export const PagedSupplierSummary = zod.object({
  "totalCount": zod.int().min(pagedSupplierSummaryTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedSupplierSummaryPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(SupplierSummary)
});

export type PagedSupplierSummary = zod.input<typeof PagedSupplierSummary>;
export type PagedSupplierSummaryOutput = zod.output<typeof PagedSupplierSummary>;
