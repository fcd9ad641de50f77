/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const saleCityIdMax = 64;

const saleCityNameMax = 300;

const saleCityEnglishNameMax = 300;

const saleCityParentIdMax = 64;

const saleCitySupplierCountMax = 2147483647;



export const SaleCity = zod.object({
  "id": zod.string().min(1).max(saleCityIdMax),
  "name": zod.string().max(saleCityNameMax),
  "englishName": zod.string().max(saleCityEnglishNameMax).optional(),
  "parentId": zod.string().min(1).max(saleCityParentIdMax),
  "isActive": zod.boolean(),
  "supplierCount": zod.int().min(1).max(saleCitySupplierCountMax)
});

export type SaleCity = zod.input<typeof SaleCity>;
export type SaleCityOutput = zod.output<typeof SaleCity>;
