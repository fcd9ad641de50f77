/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { SupplierSummary } from './supplierSummary';

const pagedSupplierSummaryTotalCountMin = 0;


const pagedSupplierSummaryPageSizeMax = 100;



export const PagedSupplierSummary = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedSupplierSummaryTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedSupplierSummaryPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(SupplierSummary)
});

export type PagedSupplierSummary = zod.input<typeof PagedSupplierSummary>;
export type PagedSupplierSummaryOutput = zod.output<typeof PagedSupplierSummary>;
