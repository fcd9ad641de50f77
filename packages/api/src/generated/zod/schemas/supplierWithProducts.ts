/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { SupplierKind } from './supplierKind';
import { SupplierProduct } from './supplierProduct';
import { TrustEvidence } from './trustEvidence';

export const supplierWithProductsMonogramMax = 4;

export const supplierWithProductsMembershipLevelMin = 0;

export const supplierWithProductsYearsOnPlatformMin = 0;

export const supplierWithProductsResponseHoursMin = 0;

export const supplierWithProductsCategoryNamesMax = 3;

export const supplierWithProductsBrandNamesMax = 3;

export const supplierWithProductsProductCountMin = 0;

export const supplierWithProductsDelegationCountMin = 0;



export const SupplierWithProducts = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "slug": zod.string(),
  "logo": FileRef.optional(),
  "monogram": zod.string().min(1).max(supplierWithProductsMonogramMax).optional(),
  "cityName": zod.string().optional(),
  "kinds": zod.array(SupplierKind),
  "categoryTypes": zod.array(CategoryType),
  "isConfirmed": zod.boolean(),
  "confirmation": TrustEvidence.optional(),
  "membershipLevel": zod.int().min(supplierWithProductsMembershipLevelMin).optional(),
  "yearsOnPlatform": zod.int().min(supplierWithProductsYearsOnPlatformMin),
  "responseHours": zod.number().min(supplierWithProductsResponseHoursMin).optional(),
  "categoryNames": zod.array(zod.string()).max(supplierWithProductsCategoryNamesMax).optional(),
  "brandNames": zod.array(zod.string()).max(supplierWithProductsBrandNamesMax).optional(),
  "productCount": zod.int().min(supplierWithProductsProductCountMin),
  "delegationCount": zod.int().min(supplierWithProductsDelegationCountMin),
  "products": zod.array(SupplierProduct)
});

export type SupplierWithProducts = zod.input<typeof SupplierWithProducts>;
export type SupplierWithProductsOutput = zod.output<typeof SupplierWithProducts>;
