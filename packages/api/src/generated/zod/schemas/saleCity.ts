/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';




export const SaleCity = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "englishName": zod.string().optional(),
  "parentId": zod.string(),
  "isActive": zod.boolean(),
  "supplierCount": zod.int().min(1)
});

export type SaleCity = zod.input<typeof SaleCity>;
export type SaleCityOutput = zod.output<typeof SaleCity>;
