/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SupplierProduct } from './supplierProduct';

const pagedSupplierProductTotalCountMin = 0;
const pagedSupplierProductTotalCountMax = 2147483647;

const pagedSupplierProductPageNumberMax = 2147483647;

const pagedSupplierProductPageSizeMax = 100;

const pagedSupplierProductItemsMax = 100;



export const PagedSupplierProduct = zod.object({
  "totalCount": zod.int().min(pagedSupplierProductTotalCountMin).max(pagedSupplierProductTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedSupplierProductPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedSupplierProductPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(SupplierProduct).max(pagedSupplierProductItemsMax)
});

export type PagedSupplierProduct = zod.input<typeof PagedSupplierProduct>;
export type PagedSupplierProductOutput = zod.output<typeof PagedSupplierProduct>;
