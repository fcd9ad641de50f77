/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
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

const supplierMembershipLevelMin = 0;

const supplierYearsOnPlatformMin = 0;

const supplierResponseHoursMin = 0;

const supplierProductCountMin = 0;

const supplierDelegationCountMin = 0;

const supplierEstablishedYearMin = 1800;
const supplierEstablishedYearMax = 2200;



export const Supplier = /*#__PURE__*/ zod.object({
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
  "membershipLevel": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierMembershipLevelMin))),
  "yearsOnPlatform": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierYearsOnPlatformMin)),
  "responseHours": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(supplierResponseHoursMin))),
  "categoryNames": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "brandNames": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "productCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierProductCountMin)),
  "delegationCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierDelegationCountMin)),
  "merchantId": /*#__PURE__*/ zod.string(),
  "legalName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "cover": /*#__PURE__*/ zod.optional(FileRef),
  "categories": /*#__PURE__*/ zod.array(CategoryCrumb),
  "aboutHtml": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "establishedYear": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierEstablishedYearMin)).check(/*#__PURE__*/ zod.lte(supplierEstablishedYearMax))),
  "employeesBand": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "nationalId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "registrationNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "economicCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "stateId": /*#__PURE__*/ zod.string(),
  "cityId": /*#__PURE__*/ zod.string(),
  "addressText": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postalCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "phones": /*#__PURE__*/ zod.array(SupplierPhone),
  "website": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "socials": /*#__PURE__*/ zod.array(SocialLink),
  "workingHours": /*#__PURE__*/ zod.array(WorkingHours),
  "saleCities": /*#__PURE__*/ zod.array(CityRef),
  "certificates": /*#__PURE__*/ zod.array(TrustEvidence),
  "evidences": /*#__PURE__*/ zod.array(TrustEvidence),
  "membership": /*#__PURE__*/ zod.optional(SupplierMembership),
  "stats": SupplierStats,
  "isActive": /*#__PURE__*/ zod.boolean(),
  "seo": Seo
});

export type Supplier = zod.input<typeof Supplier>;
export type SupplierOutput = zod.output<typeof Supplier>;
