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
  id: string;
  name: string;
  slug: string;
  logo?: FileRef;
  /**
     * Letters drawn where there is no logo.
     * @minLength 1
     * @maxLength 4
     */
  monogram?: string;
  cityName?: string;
  kinds: SupplierKind[];
  categoryTypes: CategoryType[];
  /** The marketplace has confirmed who they are. */
  isConfirmed: boolean;
  /** The confirmation, with its dates. */
  confirmation?: TrustEvidence;
  /**
     * Level of the paid plan.
     * @minimum 0
     */
  membershipLevel?: number;
  /**
     * Whole years.
     * @minimum 0
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
     */
  categoryNames?: string[];
  /**
     * Brands it represents; lists of suppliers only.
     * @maxItems 3
     */
  brandNames?: string[];
  /** @minimum 0 */
  productCount: number;
  /** @minimum 0 */
  delegationCount: number;
  merchantId: string;
  legalName?: string;
  cover?: FileRef;
  /** Categories it is active in. */
  categories: CategoryCrumb[];
  /** Sanitised HTML. */
  aboutHtml?: string;
  /**
     * Gregorian year.
     * @minimum 1800
     * @maximum 2200
     */
  establishedYear?: number;
  /** Number of people as a span. */
  employeesBand?: string;
  /** Company national id; 11 digits. */
  nationalId?: string;
  registrationNumber?: string;
  economicCode?: string;
  stateId: string;
  cityId: string;
  addressText?: string;
  /** Ten digits. */
  postalCode?: string;
  /** A backend may leave it empty for readers who are not logged in. */
  phones: SupplierPhone[];
  website?: string;
  socials: SocialLink[];
  /** From Saturday on. */
  workingHours: WorkingHours[];
  saleCities: CityRef[];
  /** Management systems and product certificates. */
  certificates: TrustEvidence[];
  /** Confirmation, seals and licences. */
  evidences: TrustEvidence[];
  membership?: SupplierMembership;
  stats: SupplierStats;
  isActive: boolean;
  seo: Seo;
}
