/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';




export const SaleCity = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "englishName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "parentId": /*#__PURE__*/ zod.string(),
  "isActive": /*#__PURE__*/ zod.boolean(),
  "supplierCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type SaleCity = zod.input<typeof SaleCity>;
export type SaleCityOutput = zod.output<typeof SaleCity>;
