/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';
import type { FileRef } from './fileRef';
import type { SupplierKind } from './supplierKind';
import type { TrustEvidence } from './trustEvidence';

/**
 * A supplier as a card or a line of a list shows it.
 */
export interface SupplierSummary {
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
}
