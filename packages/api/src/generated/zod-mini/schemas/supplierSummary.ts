/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { SupplierKind } from './supplierKind';
import { TrustEvidence } from './trustEvidence';

const supplierSummaryMembershipLevelMin = 0;

const supplierSummaryYearsOnPlatformMin = 0;

const supplierSummaryResponseHoursMin = 0;

const supplierSummaryProductCountMin = 0;

const supplierSummaryDelegationCountMin = 0;



export const SupplierSummary = /*#__PURE__*/ zod.object({
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
  "membershipLevel": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierSummaryMembershipLevelMin))),
  "yearsOnPlatform": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierSummaryYearsOnPlatformMin)),
  "responseHours": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(supplierSummaryResponseHoursMin))),
  "categoryNames": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "brandNames": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "productCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierSummaryProductCountMin)),
  "delegationCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierSummaryDelegationCountMin))
});

export type SupplierSummary = zod.input<typeof SupplierSummary>;
export type SupplierSummaryOutput = zod.output<typeof SupplierSummary>;
