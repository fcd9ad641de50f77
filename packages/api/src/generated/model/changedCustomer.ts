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
  kind: CustomerKind;
  firstName: PersonName;
  lastName: PersonName;
  nationalCode?: NationalCode;
  /** Between 1900-01-01 and today. */
  birthDate?: string;
  gender?: Gender;
  /** @maxLength 254 */
  email?: string;
  /**
     * Of the list `jobTitle`.
     * @minLength 1
     * @maxLength 80
     */
  jobTitleId?: string;
  company?: ChangedCompany;
  /**
     * Of the profile that was read.
     * @minimum 0
     * @maximum 2147483647
     */
  version: number;
}
