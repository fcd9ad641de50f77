/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { SupplierKind } from './supplierKind';
import { SupplierProduct } from './supplierProduct';
import { TrustEvidence } from './trustEvidence';

const supplierWithProductsMembershipLevelMin = 0;

const supplierWithProductsYearsOnPlatformMin = 0;

const supplierWithProductsResponseHoursMin = 0;

const supplierWithProductsProductCountMin = 0;

const supplierWithProductsDelegationCountMin = 0;



export const SupplierWithProducts = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "logo": /*#__PURE__*/ zod.optional(FileRef),
  "monogram": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "cityName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "kinds": /*#__PURE__*/ zod.array(SupplierKind),
  "categoryTypes": /*#__PURE__*/ zod.array(CategoryType),
  "isConfirmed": /*#__PURE__*/ zod.boolean(),
  "confirmation": /*#__PURE__*/ zod.optional(TrustEvidence),
  "membershipLevel": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierWithProductsMembershipLevelMin))),
  "yearsOnPlatform": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierWithProductsYearsOnPlatformMin)),
  "responseHours": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(supplierWithProductsResponseHoursMin))),
  "categoryNames": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "brandNames": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "productCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierWithProductsProductCountMin)),
  "delegationCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierWithProductsDelegationCountMin)),
  "products": /*#__PURE__*/ zod.array(SupplierProduct)
});

export type SupplierWithProducts = zod.input<typeof SupplierWithProducts>;
export type SupplierWithProductsOutput = zod.output<typeof SupplierWithProducts>;
