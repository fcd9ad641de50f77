/**
 * Generated from the contract; do not edit.
 */
import type { CustomerKind } from './customerKind';
import type { Role } from './role';

/**
 * A person with an account, as the marketplace's administrators see one in a list.
 */
export interface CustomerSummary {
  id: string;
  userId: string;
  kind: CustomerKind;
  firstName: string;
  lastName: string;
  /** Mobile number of the login. */
  phoneNumber: string;
  email?: string;
  companyName?: string;
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
