/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { SupplierKind } from './supplierKind';
import { TrustEvidence } from './trustEvidence';

const supplierSummaryIdMax = 64;

const supplierSummaryNameMax = 300;

const supplierSummarySlugMax = 300;

const supplierSummaryMonogramMax = 4;

const supplierSummaryCityNameMax = 300;

const supplierSummaryKindsMax = 20;

const supplierSummaryCategoryTypesMax = 10;

const supplierSummaryMembershipLevelMin = 0;
const supplierSummaryMembershipLevelMax = 2147483647;

const supplierSummaryYearsOnPlatformMin = 0;
const supplierSummaryYearsOnPlatformMax = 2147483647;

const supplierSummaryResponseHoursMin = 0;

const supplierSummaryCategoryNamesItemMax = 300;

const supplierSummaryCategoryNamesMax = 3;

const supplierSummaryBrandNamesItemMax = 300;

const supplierSummaryBrandNamesMax = 3;

const supplierSummaryProductCountMin = 0;
const supplierSummaryProductCountMax = 2147483647;

const supplierSummaryDelegationCountMin = 0;
const supplierSummaryDelegationCountMax = 2147483647;



export const SupplierSummary = zod.object({
  "id": zod.string().min(1).max(supplierSummaryIdMax),
  "name": zod.string().max(supplierSummaryNameMax),
  "slug": zod.string().max(supplierSummarySlugMax),
  "logo": FileRef.optional(),
  "monogram": zod.string().min(1).max(supplierSummaryMonogramMax).optional(),
  "cityName": zod.string().max(supplierSummaryCityNameMax).optional(),
  "kinds": zod.array(SupplierKind).max(supplierSummaryKindsMax),
  "categoryTypes": zod.array(CategoryType).max(supplierSummaryCategoryTypesMax),
  "isConfirmed": zod.boolean(),
  "confirmation": TrustEvidence.optional(),
  "membershipLevel": zod.int().min(supplierSummaryMembershipLevelMin).max(supplierSummaryMembershipLevelMax).optional(),
  "yearsOnPlatform": zod.int().min(supplierSummaryYearsOnPlatformMin).max(supplierSummaryYearsOnPlatformMax),
  "responseHours": zod.number().min(supplierSummaryResponseHoursMin).optional(),
  "categoryNames": zod.array(zod.string().max(supplierSummaryCategoryNamesItemMax)).max(supplierSummaryCategoryNamesMax).optional(),
  "brandNames": zod.array(zod.string().max(supplierSummaryBrandNamesItemMax)).max(supplierSummaryBrandNamesMax).optional(),
  "productCount": zod.int().min(supplierSummaryProductCountMin).max(supplierSummaryProductCountMax),
  "delegationCount": zod.int().min(supplierSummaryDelegationCountMin).max(supplierSummaryDelegationCountMax)
});

export type SupplierSummary = zod.input<typeof SupplierSummary>;
export type SupplierSummaryOutput = zod.output<typeof SupplierSummary>;
