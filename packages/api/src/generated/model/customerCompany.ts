/**
 * Generated from the contract; do not edit.
 */

export interface CustomerCompany {
  name: string;
  /** Eleven digits. */
  nationalId: string;
  economicCode?: string;
  registrationNumber?: string;
  activityFieldId?: string;
}
