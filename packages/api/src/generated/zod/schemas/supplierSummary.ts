/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { SupplierKind } from './supplierKind';
import { TrustEvidence } from './trustEvidence';

export const supplierSummaryMonogramMax = 4;

export const supplierSummaryMembershipLevelMin = 0;

export const supplierSummaryYearsOnPlatformMin = 0;

export const supplierSummaryResponseHoursMin = 0;

export const supplierSummaryCategoryNamesMax = 3;

export const supplierSummaryBrandNamesMax = 3;

export const supplierSummaryProductCountMin = 0;

export const supplierSummaryDelegationCountMin = 0;



export const SupplierSummary = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "slug": zod.string(),
  "logo": FileRef.optional(),
  "monogram": zod.string().min(1).max(supplierSummaryMonogramMax).optional(),
  "cityName": zod.string().optional(),
  "kinds": zod.array(SupplierKind),
  "categoryTypes": zod.array(CategoryType),
  "isConfirmed": zod.boolean(),
  "confirmation": TrustEvidence.optional(),
  "membershipLevel": zod.int().min(supplierSummaryMembershipLevelMin).optional(),
  "yearsOnPlatform": zod.int().min(supplierSummaryYearsOnPlatformMin),
  "responseHours": zod.number().min(supplierSummaryResponseHoursMin).optional(),
  "categoryNames": zod.array(zod.string()).max(supplierSummaryCategoryNamesMax).optional(),
  "brandNames": zod.array(zod.string()).max(supplierSummaryBrandNamesMax).optional(),
  "productCount": zod.int().min(supplierSummaryProductCountMin),
  "delegationCount": zod.int().min(supplierSummaryDelegationCountMin)
});

export type SupplierSummary = zod.input<typeof SupplierSummary>;
export type SupplierSummaryOutput = zod.output<typeof SupplierSummary>;
