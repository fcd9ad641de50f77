/**
 * Generated from the contract; do not edit.
 */

/**
 * The company of a profile; needed when `kind` is `Company`, refused when it is `Person`.
 */
export interface ChangedCompany {
  /**
     * Name under which the company is registered.
     * @minLength 3
     * @maxLength 80
     */
  name: string;
  /**
     * National id of a company: eleven digits, the last of which checks the others.
     * @pattern ^\d{11}$
     */
  nationalId: string;
  /**
     * 11 to 14 digits.
     * @pattern ^\d{11,14}$
     */
  economicCode?: string;
  /**
     * At most 10 digits.
     * @pattern ^\d{1,10}$
     */
  registrationNumber?: string;
  /**
     * Of the list `activityField`.
     * @minLength 1
     * @maxLength 80
     */
  activityFieldId?: string;
}
