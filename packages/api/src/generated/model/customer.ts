/**
 * Generated from the contract; do not edit.
 */
import type { CustomerCompany } from './customerCompany';
import type { CustomerGender } from './customerGender';
import type { CustomerKind } from './customerKind';
import type { Role } from './role';

/**
 * The logged-in person's profile.
 */
export interface Customer {
  id: string;
  userId: string;
  personId: string;
  /** Natural or legal person. */
  kind: CustomerKind;
  firstName: string;
  lastName: string;
  /** Ten digits. */
  nationalCode?: string;
  birthDate?: string;
  gender?: CustomerGender;
  /** Mobile number of the login. */
  readonly phoneNumber: string;
  email?: string;
  jobTitleId?: string;
  company?: CustomerCompany;
  roles: Role[];
  /** What the screens may offer; the server decides. */
  permissions: string[];
  /**
     * Percent of the profile filled in.
     * @minimum 0
     * @maximum 100
     */
  completeness: number;
  /**
     * Sent back with a change.
     * @minimum 0
     */
  version: number;
}
