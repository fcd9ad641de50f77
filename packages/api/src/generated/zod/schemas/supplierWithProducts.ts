/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { SupplierKind } from './supplierKind';
import { SupplierProduct } from './supplierProduct';
import { TrustEvidence } from './trustEvidence';

const supplierWithProductsIdMax = 64;

const supplierWithProductsNameMax = 300;

const supplierWithProductsSlugMax = 300;

const supplierWithProductsMonogramMax = 4;

const supplierWithProductsCityNameMax = 300;

const supplierWithProductsKindsMax = 20;

const supplierWithProductsCategoryTypesMax = 10;

const supplierWithProductsMembershipLevelMin = 0;
const supplierWithProductsMembershipLevelMax = 2147483647;

const supplierWithProductsYearsOnPlatformMin = 0;
const supplierWithProductsYearsOnPlatformMax = 2147483647;

const supplierWithProductsResponseHoursMin = 0;

const supplierWithProductsCategoryNamesItemMax = 300;

const supplierWithProductsCategoryNamesMax = 3;

const supplierWithProductsBrandNamesItemMax = 300;

const supplierWithProductsBrandNamesMax = 3;

const supplierWithProductsProductCountMin = 0;
const supplierWithProductsProductCountMax = 2147483647;

const supplierWithProductsDelegationCountMin = 0;
const supplierWithProductsDelegationCountMax = 2147483647;

const supplierWithProductsProductsMax = 100;



export const SupplierWithProducts = zod.object({
  "id": zod.string().min(1).max(supplierWithProductsIdMax),
  "name": zod.string().max(supplierWithProductsNameMax),
  "slug": zod.string().max(supplierWithProductsSlugMax),
  "logo": FileRef.optional(),
  "monogram": zod.string().min(1).max(supplierWithProductsMonogramMax).optional(),
  "cityName": zod.string().max(supplierWithProductsCityNameMax).optional(),
  "kinds": zod.array(SupplierKind).max(supplierWithProductsKindsMax),
  "categoryTypes": zod.array(CategoryType).max(supplierWithProductsCategoryTypesMax),
  "isConfirmed": zod.boolean(),
  "confirmation": TrustEvidence.optional(),
  "membershipLevel": zod.int().min(supplierWithProductsMembershipLevelMin).max(supplierWithProductsMembershipLevelMax).optional(),
  "yearsOnPlatform": zod.int().min(supplierWithProductsYearsOnPlatformMin).max(supplierWithProductsYearsOnPlatformMax),
  "responseHours": zod.number().min(supplierWithProductsResponseHoursMin).optional(),
  "categoryNames": zod.array(zod.string().max(supplierWithProductsCategoryNamesItemMax)).max(supplierWithProductsCategoryNamesMax).optional(),
  "brandNames": zod.array(zod.string().max(supplierWithProductsBrandNamesItemMax)).max(supplierWithProductsBrandNamesMax).optional(),
  "productCount": zod.int().min(supplierWithProductsProductCountMin).max(supplierWithProductsProductCountMax),
  "delegationCount": zod.int().min(supplierWithProductsDelegationCountMin).max(supplierWithProductsDelegationCountMax),
  "products": zod.array(SupplierProduct).max(supplierWithProductsProductsMax)
});

export type SupplierWithProducts = zod.input<typeof SupplierWithProducts>;
export type SupplierWithProductsOutput = zod.output<typeof SupplierWithProducts>;
