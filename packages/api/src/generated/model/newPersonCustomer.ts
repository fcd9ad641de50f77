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
}
