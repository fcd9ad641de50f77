/**
 * Generated from the contract; do not edit.
 */
import type { NationalCode } from './nationalCode';
import type { PersonName } from './personName';

/**
 * Registration of a consumer after the first login.
 */
export interface NewBuyer {
  /** First name in Persian letters. */
  firstName: PersonName;
  /** Family name in Persian letters. */
  lastName: PersonName;
  /**
     * Mobile number of the login; another one is refused.
     * @pattern ^09\d{9}$
     */
  phoneNumber: string;
  /** National code of ten digits, the last of which checks the others. */
  nationalCode?: NationalCode;
  /**
     * E-mail address; absent when the person gave none.
     * @maxLength 254
     */
  email?: string;
  /**
     * City of the person, as in `filterCities`.
     * @minLength 1
     * @maxLength 80
     */
  cityId?: string;
  /** The person accepts the rules of the marketplace. */
  acceptsRules: true;
}
