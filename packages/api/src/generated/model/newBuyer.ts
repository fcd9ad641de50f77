/**
 * Generated from the contract; do not edit.
 */
import type { NationalCode } from './nationalCode';
import type { PersonName } from './personName';

/**
 * Registration of a consumer after the first login.
 */
export interface NewBuyer {
  firstName: PersonName;
  lastName: PersonName;
  /**
     * Mobile number of the login; another one is refused.
     * @pattern ^09\d{9}$
     */
  phoneNumber: string;
  nationalCode?: NationalCode;
  /** @maxLength 254 */
  email?: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  cityId?: string;
  /** The person accepts the rules of the marketplace. */
  acceptsRules: true;
}
