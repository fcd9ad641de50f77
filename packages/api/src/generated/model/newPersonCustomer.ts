/**
 * Generated from the contract; do not edit.
 */
import type { Gender } from './gender';
import type { NationalCode } from './nationalCode';
import type { PersonName } from './personName';

/**
 * The person part of a profile that was never filled in.
 */
export interface NewPersonCustomer {
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
}
