/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { MerchantKind } from './merchantKind';

/**
 * A company, or a person in business, that trades here.
 */
export interface Merchant {
  id: string;
  /** Its name on the marketplace. */
  name: string;
  legalName: string;
  kind: MerchantKind;
  /** A company's eleven digits. A natural person's national code is shown to that merchant's own people and administrators only. */
  nationalId?: string;
  /** Its papers have been checked. */
  isConfirmed: boolean;
  confirmedAt?: string;
  logo?: FileRef;
  /** Province of its seat. */
  stateId?: string;
  /** City of its seat. */
  cityId?: string;
  /** Landline, area code and number. */
  phone?: string;
  /** Its supplier's page when it has one. */
  supplierId?: string;
}
