/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PageSummary } from './pageSummary';
import { SupplierProduct } from './supplierProduct';

const pageSurroundingsCategoryIdMax = 64;

const pageSurroundingsCategoryNameMax = 300;

const pageSurroundingsCategorySlugMax = 300;

const pageSurroundingsProductsMax = 4;

const pageSurroundingsOthersMax = 4;



export const PageSurroundings = zod.object({
  "category": zod.object({
  "id": zod.string().min(1).max(pageSurroundingsCategoryIdMax),
  "name": zod.string().max(pageSurroundingsCategoryNameMax),
  "slug": zod.string().max(pageSurroundingsCategorySlugMax)
}).optional(),
  "products": zod.array(SupplierProduct).max(pageSurroundingsProductsMax),
  "others": zod.array(PageSummary).max(pageSurroundingsOthersMax)
});

export type PageSurroundings = zod.input<typeof PageSurroundings>;
export type PageSurroundingsOutput = zod.output<typeof PageSurroundings>;
