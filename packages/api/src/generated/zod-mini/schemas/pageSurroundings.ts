/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PageSummary } from './pageSummary';
import { SupplierProduct } from './supplierProduct';

export const pageSurroundingsProductsMax = 4;

export const pageSurroundingsOthersMax = 4;



export const PageSurroundings = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string()
})),
  "products": /*#__PURE__*/ zod.array(SupplierProduct).check(/*#__PURE__*/ zod.maxLength(pageSurroundingsProductsMax)),
  "others": /*#__PURE__*/ zod.array(PageSummary).check(/*#__PURE__*/ zod.maxLength(pageSurroundingsOthersMax))
});

export type PageSurroundings = zod.input<typeof PageSurroundings>;
export type PageSurroundingsOutput = zod.output<typeof PageSurroundings>;
