/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PageSummary } from './pageSummary';
import { SupplierProduct } from './supplierProduct';

export const pageSurroundingsProductsMax = 4;

export const pageSurroundingsOthersMax = 4;



export const PageSurroundings = zod.object({
  "category": zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "slug": zod.string()
}).optional(),
  "products": zod.array(SupplierProduct).max(pageSurroundingsProductsMax),
  "others": zod.array(PageSummary).max(pageSurroundingsOthersMax)
});

export type PageSurroundings = zod.input<typeof PageSurroundings>;
export type PageSurroundingsOutput = zod.output<typeof PageSurroundings>;
