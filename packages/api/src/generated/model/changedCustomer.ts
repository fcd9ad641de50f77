/**
 * Generated from the contract; do not edit.
 */
import type { ChangedCompany } from './changedCompany';
import type { CustomerKind } from './customerKind';
import type { Gender } from './gender';
import type { NationalCode } from './nationalCode';
import type { PersonName } from './personName';

/**
 * A profile as it is to be; a field left out is emptied.
 */
export interface ChangedCustomer {
  /** Whether the person acts for a company or for himself. */
  kind: CustomerKind;
  /** First name in Persian letters. */
  firstName: PersonName;
  /** Family name in Persian letters. */
  lastName: PersonName;
  /** National code of ten digits, the last of which checks the others. */
  nationalCode?: NationalCode;
  /** Between 1900-01-01 and today. */
  birthDate?: string;
  /** As the person's identity card says. */
  gender?: Gender;
  /**
     * E-mail address; absent when the person gave none.
     * @maxLength 254
     */
  email?: string;
  /**
     * Of the list `jobTitle`.
     * @minLength 1
     * @maxLength 80
     */
  jobTitleId?: string;
  /** The company; needed for one kind and refused for the other. */
  company?: ChangedCompany;
  /**
     * Of the profile that was read.
     * @minimum 0
     * @maximum 2147483647
     */
  version: number;
}
