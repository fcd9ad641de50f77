/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';
import type { FileRef } from './fileRef';
import type { SupplierKind } from './supplierKind';
import type { SupplierProduct } from './supplierProduct';
import type { TrustEvidence } from './trustEvidence';

/**
 * A supplier with a few of its products in the requested category.
 */
export interface SupplierWithProducts {
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
     * A few of its matching products.
     * @maxItems 100
     */
  products: SupplierProduct[];
}
