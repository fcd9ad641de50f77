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
  id: string;
  userId: string;
  personId: string;
  kind: CustomerKind;
  firstName: string;
  lastName: string;
  /** Ten digits. */
  nationalCode?: string;
  birthDate?: string;
  gender?: Gender;
  /** Mobile number of the login. */
  readonly phoneNumber: string;
  email?: string;
  jobTitleId?: string;
  company?: CustomerCompany;
  roles: Role[];
  /** What the screens may offer; the server decides. */
  permissions: ProfilePermission[];
  /**
     * Percent of the profile filled in; 100 brings the roles `Buyer` and `Customer`.
     * @minimum 0
     * @maximum 100
     */
  completeness: number;
  /** What a complete profile still needs, in the order of the profile; empty exactly when `completeness` is 100. */
  missingFields: ProfileField[];
  /**
     * Sent back with a change.
     * @minimum 0
     */
  version: number;
}
