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

const supplierIdMax = 64;

const supplierNameMax = 300;

const supplierSlugMax = 300;

const supplierMonogramMax = 4;

const supplierCityNameMax = 300;

const supplierKindsMax = 20;

const supplierCategoryTypesMax = 10;

const supplierMembershipLevelMin = 0;
const supplierMembershipLevelMax = 2147483647;

const supplierYearsOnPlatformMin = 0;
const supplierYearsOnPlatformMax = 2147483647;

const supplierResponseHoursMin = 0;

const supplierCategoryNamesItemMax = 300;

const supplierCategoryNamesMax = 3;

const supplierBrandNamesItemMax = 300;

const supplierBrandNamesMax = 3;

const supplierProductCountMin = 0;
const supplierProductCountMax = 2147483647;

const supplierDelegationCountMin = 0;
const supplierDelegationCountMax = 2147483647;

const supplierMerchantIdMax = 64;

const supplierLegalNameMax = 300;

const supplierCategoriesMax = 1000;

const supplierAboutHtmlMax = 200000;

const supplierEstablishedYearMin = 1800;
const supplierEstablishedYearMax = 2200;

const supplierEmployeesBandMax = 60;

const supplierNationalIdMax = 64;

const supplierRegistrationNumberMax = 40;

const supplierEconomicCodeMax = 20;

const supplierStateIdMax = 64;

const supplierCityIdMax = 64;

const supplierAddressTextMax = 1000;

const supplierPostalCodeMax = 20;

const supplierPhonesMax = 200;

const supplierWebsiteMax = 2048;

const supplierSocialsMax = 200;

const supplierWorkingHoursMax = 200;

const supplierSaleCitiesMax = 2000;

const supplierCertificatesMax = 200;

const supplierEvidencesMax = 200;



export const Supplier = zod.object({
  "id": zod.string().min(1).max(supplierIdMax),
  "name": zod.string().max(supplierNameMax),
  "slug": zod.string().max(supplierSlugMax),
  "logo": FileRef.optional(),
  "monogram": zod.string().min(1).max(supplierMonogramMax).optional(),
  "cityName": zod.string().max(supplierCityNameMax).optional(),
  "kinds": zod.array(SupplierKind).max(supplierKindsMax),
  "categoryTypes": zod.array(CategoryType).max(supplierCategoryTypesMax),
  "isConfirmed": zod.boolean(),
  "confirmation": TrustEvidence.optional(),
  "membershipLevel": zod.int().min(supplierMembershipLevelMin).max(supplierMembershipLevelMax).optional(),
  "yearsOnPlatform": zod.int().min(supplierYearsOnPlatformMin).max(supplierYearsOnPlatformMax),
  "responseHours": zod.number().min(supplierResponseHoursMin).optional(),
  "categoryNames": zod.array(zod.string().max(supplierCategoryNamesItemMax)).max(supplierCategoryNamesMax).optional(),
  "brandNames": zod.array(zod.string().max(supplierBrandNamesItemMax)).max(supplierBrandNamesMax).optional(),
  "productCount": zod.int().min(supplierProductCountMin).max(supplierProductCountMax),
  "delegationCount": zod.int().min(supplierDelegationCountMin).max(supplierDelegationCountMax),
  "merchantId": zod.string().min(1).max(supplierMerchantIdMax),
  "legalName": zod.string().max(supplierLegalNameMax).optional(),
  "cover": FileRef.optional(),
  "categories": zod.array(CategoryCrumb).max(supplierCategoriesMax),
  "aboutHtml": zod.string().max(supplierAboutHtmlMax).optional(),
  "establishedYear": zod.int().min(supplierEstablishedYearMin).max(supplierEstablishedYearMax).optional(),
  "employeesBand": zod.string().max(supplierEmployeesBandMax).optional(),
  "nationalId": zod.string().min(1).max(supplierNationalIdMax).optional(),
  "registrationNumber": zod.string().max(supplierRegistrationNumberMax).optional(),
  "economicCode": zod.string().max(supplierEconomicCodeMax).optional(),
  "stateId": zod.string().min(1).max(supplierStateIdMax),
  "cityId": zod.string().min(1).max(supplierCityIdMax),
  "addressText": zod.string().max(supplierAddressTextMax).optional(),
  "postalCode": zod.string().max(supplierPostalCodeMax).optional(),
  "phones": zod.array(SupplierPhone).max(supplierPhonesMax),
  "website": zod.string().max(supplierWebsiteMax).optional(),
  "socials": zod.array(SocialLink).max(supplierSocialsMax),
  "workingHours": zod.array(WorkingHours).max(supplierWorkingHoursMax),
  "saleCities": zod.array(CityRef).max(supplierSaleCitiesMax),
  "certificates": zod.array(TrustEvidence).max(supplierCertificatesMax),
  "evidences": zod.array(TrustEvidence).max(supplierEvidencesMax),
  "membership": SupplierMembership.optional(),
  "stats": SupplierStats,
  "isActive": zod.boolean(),
  "seo": Seo
});

export type Supplier = zod.input<typeof Supplier>;
export type SupplierOutput = zod.output<typeof Supplier>;
