/**
 * Generated from the contract; do not edit.
 */
import type { CustomerKind } from './customerKind';
import type { Role } from './role';

/**
 * A person with an account, as the marketplace's administrators see one in a list.
 */
export interface CustomerSummary {
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
     * Mobile number of the login.
     * @maxLength 20
     */
  phoneNumber: string;
  /**
     * E-mail address; absent when the person gave none.
     * @maxLength 254
     */
  email?: string;
  /**
     * Name of the company the person acts for; absent for a private person.
     * @maxLength 300
     */
  companyName?: string;
  /**
     * Roles of the account.
     * @maxItems 20
     */
  roles: Role[];
  /**
     * Percent of the profile filled in.
     * @minimum 0
     * @maximum 100
     */
  completeness: number;
  /** Of the account. */
  createdAt: string;
}
