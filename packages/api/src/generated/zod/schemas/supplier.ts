/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryCrumb } from './categoryCrumb';
import { CategoryType } from './categoryType';
import { CityRef } from './cityRef';
import { FileRef } from './fileRef';
import { Seo } from './seo';
import { SocialLink } from './socialLink';
import { SupplierKind } from './supplierKind';
import { SupplierMembership } from './supplierMembership';
import { SupplierPhone } from './supplierPhone';
import { SupplierStats } from './supplierStats';
import { TrustEvidence } from './trustEvidence';
import { WorkingHours } from './workingHours';

export const supplierMonogramMax = 4;

export const supplierMembershipLevelMin = 0;

export const supplierYearsOnPlatformMin = 0;

export const supplierResponseHoursMin = 0;

export const supplierCategoryNamesMax = 3;

export const supplierBrandNamesMax = 3;

export const supplierProductCountMin = 0;

export const supplierDelegationCountMin = 0;

export const supplierEstablishedYearMin = 1800;
export const supplierEstablishedYearMax = 2200;



export const Supplier = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "slug": zod.string(),
  "logo": FileRef.optional(),
  "monogram": zod.string().min(1).max(supplierMonogramMax).optional(),
  "cityName": zod.string().optional(),
  "kinds": zod.array(SupplierKind),
  "categoryTypes": zod.array(CategoryType),
  "isConfirmed": zod.boolean(),
  "confirmation": TrustEvidence.optional(),
  "membershipLevel": zod.int().min(supplierMembershipLevelMin).optional(),
  "yearsOnPlatform": zod.int().min(supplierYearsOnPlatformMin),
  "responseHours": zod.number().min(supplierResponseHoursMin).optional(),
  "categoryNames": zod.array(zod.string()).max(supplierCategoryNamesMax).optional(),
  "brandNames": zod.array(zod.string()).max(supplierBrandNamesMax).optional(),
  "productCount": zod.int().min(supplierProductCountMin),
  "delegationCount": zod.int().min(supplierDelegationCountMin),
  "merchantId": zod.string(),
  "legalName": zod.string().optional(),
  "cover": FileRef.optional(),
  "categories": zod.array(CategoryCrumb),
  "aboutHtml": zod.string().optional(),
  "establishedYear": zod.int().min(supplierEstablishedYearMin).max(supplierEstablishedYearMax).optional(),
  "employeesBand": zod.string().optional(),
  "nationalId": zod.string().optional(),
  "registrationNumber": zod.string().optional(),
  "economicCode": zod.string().optional(),
  "stateId": zod.string(),
  "cityId": zod.string(),
  "addressText": zod.string().optional(),
  "postalCode": zod.string().optional(),
  "phones": zod.array(SupplierPhone),
  "website": zod.string().optional(),
  "socials": zod.array(SocialLink),
  "workingHours": zod.array(WorkingHours),
  "saleCities": zod.array(CityRef),
  "certificates": zod.array(TrustEvidence),
  "evidences": zod.array(TrustEvidence),
  "membership": SupplierMembership.optional(),
  "stats": SupplierStats,
  "isActive": zod.boolean(),
  "seo": Seo
});

export type Supplier = zod.input<typeof Supplier>;
export type SupplierOutput = zod.output<typeof Supplier>;
