/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PageSummary } from './pageSummary';
import { SupplierProduct } from './supplierProduct';

export const PageSurroundings = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string()
})),
  "products": /*#__PURE__*/ zod.array(SupplierProduct),
  "others": /*#__PURE__*/ zod.array(PageSummary)
});

export type PageSurroundings = zod.input<typeof PageSurroundings>;
export type PageSurroundingsOutput = zod.output<typeof PageSurroundings>;
