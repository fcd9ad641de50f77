/**
 * Generated from the contract; do not edit.
 */
import type { CategoryCrumb } from './categoryCrumb';
import type { CategoryType } from './categoryType';
import type { CityRef } from './cityRef';
import type { FileRef } from './fileRef';
import type { Seo } from './seo';
import type { SocialLink } from './socialLink';
import type { SupplierKind } from './supplierKind';
import type { SupplierMembership } from './supplierMembership';
import type { SupplierPhone } from './supplierPhone';
import type { SupplierStats } from './supplierStats';
import type { TrustEvidence } from './trustEvidence';
import type { WorkingHours } from './workingHours';

/**
 * A supplier's whole profile.
 */
export interface Supplier {
  /**
     * Id of the supplier.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Name, as buyers know it.
     * @maxLength 300
     */
  name: string;
  /**
     * Readable last part of the address, in Persian; it may change, the id does not.
     * @maxLength 300
     */
  slug: string;
  /** Logo; absent where there is none, and the name's initials are shown. */
  logo?: FileRef;
  /**
     * Letters drawn where there is no logo.
     * @minLength 1
     * @maxLength 4
     */
  monogram?: string;
  /**
     * Name of the city at the time of reading.
     * @maxLength 300
     */
  cityName?: string;
  /**
     * What kinds of supplier it is.
     * @maxItems 20
     */
  kinds: SupplierKind[];
  /**
     * Areas in which it offers something.
     * @maxItems 10
     */
  categoryTypes: CategoryType[];
  /** The marketplace has confirmed who they are. */
  isConfirmed: boolean;
  /** The confirmation, with its dates. */
  confirmation?: TrustEvidence;
  /**
     * Level of the paid plan.
     * @minimum 0
     * @maximum 2147483647
     */
  membershipLevel?: number;
  /**
     * Whole years.
     * @minimum 0
     * @maximum 2147483647
     */
  yearsOnPlatform: number;
  /**
     * Usual time to a first answer in hours.
     * @minimum 0
     */
  responseHours?: number;
  /**
     * Categories it has most products in; lists of suppliers only.
     * @maxItems 3
     * @items.maxLength 300
     */
  categoryNames?: string[];
  /**
     * Brands it represents; lists of suppliers only.
     * @maxItems 3
     * @items.maxLength 300
     */
  brandNames?: string[];
  /**
     * How many products it has that are shown now.
     * @minimum 0
     * @maximum 2147483647
     */
  productCount: number;
  /**
     * How many agencies the supplier holds.
     * @minimum 0
     * @maximum 2147483647
     */
  delegationCount: number;
  /**
     * Id of the merchant behind the supplier or agent.
     * @minLength 1
     * @maxLength 64
     */
  merchantId: string;
  /**
     * Name under which the company is registered.
     * @maxLength 300
     */
  legalName?: string;
  /** Picture above the profile; absent where there is none. */
  cover?: FileRef;
  /**
     * Categories it is active in.
     * @maxItems 1000
     */
  categories: CategoryCrumb[];
  /**
     * Sanitised HTML.
     * @maxLength 200000
     */
  aboutHtml?: string;
  /**
     * Gregorian year.
     * @minimum 1800
     * @maximum 2200
     */
  establishedYear?: number;
  /**
     * Number of people as a span.
     * @maxLength 60
     */
  employeesBand?: string;
  /**
     * Company national id; 11 digits.
     * @minLength 1
     * @maxLength 64
     */
  nationalId?: string;
  /**
     * Number in the company register, as the person gave it.
     * @maxLength 40
     */
  registrationNumber?: string;
  /**
     * Economic code of the tax authority.
     * @maxLength 20
     */
  economicCode?: string;
  /**
     * Id of the province, as in `filterStates`.
     * @minLength 1
     * @maxLength 64
     */
  stateId: string;
  /**
     * Id of the city, as in `filterCities`.
     * @minLength 1
     * @maxLength 64
     */
  cityId: string;
  /**
     * Address in one line, as people write it.
     * @maxLength 1000
     */
  addressText?: string;
  /**
     * Ten digits.
     * @maxLength 20
     */
  postalCode?: string;
  /**
     * A backend may leave it empty for readers who are not logged in.
     * @maxItems 200
     */
  phones: SupplierPhone[];
  /**
     * Address of its own site.
     * @maxLength 2048
     */
  website?: string;
  /**
     * Its profiles in social networks.
     * @maxItems 200
     */
  socials: SocialLink[];
  /**
     * From Saturday on.
     * @maxItems 200
     */
  workingHours: WorkingHours[];
  /**
     * Cities in which it sells.
     * @maxItems 2000
     */
  saleCities: CityRef[];
  /**
     * Management systems and product certificates.
     * @maxItems 200
     */
  certificates: TrustEvidence[];
  /**
     * Confirmation, seals and licences.
     * @maxItems 200
     */
  evidences: TrustEvidence[];
  /** The plan it pays for; absent without one. */
  membership?: SupplierMembership;
  /** Figures about it. */
  stats: SupplierStats;
  /** False when the supplier was closed: its products are not offered. */
  isActive: boolean;
  /** What search engines are told about the page. */
  seo: Seo;
}
