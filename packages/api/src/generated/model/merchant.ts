/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { MerchantKind } from './merchantKind';

/**
 * A company, or a person in business, that trades here.
 */
export interface Merchant {
  /**
     * Id of the merchant.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Its name on the marketplace.
     * @maxLength 300
     */
  name: string;
  /**
     * Name under which the company is registered.
     * @maxLength 300
     */
  legalName: string;
  /** Whether it is a company or a person in business. */
  kind: MerchantKind;
  /**
     * A company's eleven digits. A natural person's national code is shown to that merchant's own people and administrators only.
     * @minLength 1
     * @maxLength 64
     */
  nationalId?: string;
  /** Its papers have been checked. */
  isConfirmed: boolean;
  /** Since when the marketplace has confirmed it (UTC); absent while it has not. */
  confirmedAt?: string;
  /** Logo; absent where there is none, and the name's initials are shown. */
  logo?: FileRef;
  /**
     * Province of its seat.
     * @minLength 1
     * @maxLength 64
     */
  stateId?: string;
  /**
     * City of its seat.
     * @minLength 1
     * @maxLength 64
     */
  cityId?: string;
  /**
     * Landline, area code and number.
     * @maxLength 30
     */
  phone?: string;
  /**
     * Its supplier's page when it has one.
     * @minLength 1
     * @maxLength 64
     */
  supplierId?: string;
}
