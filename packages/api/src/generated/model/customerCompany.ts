/**
 * Generated from the contract; do not edit.
 */

/**
 * The company a profile acts for; absent for a private person.
 */
export interface CustomerCompany {
  /**
     * Name under which the company is registered.
     * @maxLength 300
     */
  name: string;
  /**
     * Eleven digits.
     * @minLength 1
     * @maxLength 64
     */
  nationalId: string;
  /**
     * Economic code of the tax authority.
     * @maxLength 20
     */
  economicCode?: string;
  /**
     * Number in the company register, as the person gave it.
     * @maxLength 40
     */
  registrationNumber?: string;
  /**
     * Id of the field of activity, from the list `activityField` of `listTypeModels`.
     * @minLength 1
     * @maxLength 64
     */
  activityFieldId?: string;
}
