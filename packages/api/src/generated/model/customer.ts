/**
 * Generated from the contract; do not edit.
 */
import type { CustomerCompany } from './customerCompany';
import type { CustomerKind } from './customerKind';
import type { Gender } from './gender';
import type { ProfileField } from './profileField';
import type { ProfilePermission } from './profilePermission';
import type { Role } from './role';

/**
 * The logged-in person's profile.
 */
export interface Customer {
  /**
     * Id of the profile.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Id of the account.
     * @minLength 1
     * @maxLength 64
     */
  userId: string;
  /**
     * Id of the person behind the account.
     * @minLength 1
     * @maxLength 64
     */
  personId: string;
  /** Whether the person acts for a company or for himself. */
  kind: CustomerKind;
  /**
     * First name in Persian letters.
     * @maxLength 300
     */
  firstName: string;
  /**
     * Family name in Persian letters.
     * @maxLength 300
     */
  lastName: string;
  /**
     * Ten digits.
     * @maxLength 10
     */
  nationalCode?: string;
  /** Day of birth in the Gregorian calendar, without a time. */
  birthDate?: string;
  /** As the person's identity card says. */
  gender?: Gender;
  /**
     * Mobile number of the login.
     * @maxLength 20
     */
  readonly phoneNumber: string;
  /**
     * E-mail address; absent when the person gave none.
     * @maxLength 254
     */
  email?: string;
  /**
     * Id of the position, from the list `jobTitle` of `listTypeModels`.
     * @minLength 1
     * @maxLength 64
     */
  jobTitleId?: string;
  /** The company; absent when `kind` is `Person`. */
  company?: CustomerCompany;
  /**
     * Roles of the account; operations name in `x-roles` which they need.
     * @maxItems 20
     */
  roles: Role[];
  /**
     * What the screens may offer; the server decides.
     * @maxItems 50
     */
  permissions: ProfilePermission[];
  /**
     * Percent of the profile filled in; 100 brings the roles `Buyer` and `Customer`.
     * @minimum 0
     * @maximum 100
     */
  completeness: number;
  /**
     * What a complete profile still needs, in the order of the profile; empty exactly when `completeness` is 100.
     * @maxItems 30
     */
  missingFields: ProfileField[];
  /**
     * Sent back with a change.
     * @minimum 0
     * @maximum 2147483647
     */
  version: number;
}
