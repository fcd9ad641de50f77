/**
 * Generated from the contract; do not edit.
 */
import type { PersonAddressKind } from './personAddressKind';

/**
 * Country, province, city and district must belong together. Texts are stored with Latin digits, Persian letters in one spelling and no doubled spaces; their bounds hold after that.
 */
export interface NewPersonAddress {
  /** What the address is used for. */
  kind: PersonAddressKind;
  /**
     * Name by which the person tells addresses apart.
     * @minLength 2
     * @maxLength 60
     */
  title: string;
  /**
     * Id of the country, as in `filterCountries`.
     * @minLength 1
     * @maxLength 64
     */
  countryId: string;
  /**
     * A province of the country.
     * @minLength 1
     * @maxLength 64
     */
  stateId: string;
  /**
     * A city of the province.
     * @minLength 1
     * @maxLength 64
     */
  cityId: string;
  /**
     * A district of the city.
     * @minLength 1
     * @maxLength 64
     */
  urbanAreaId?: string;
  /**
     * Street, alley, number; without province and city.
     * @minLength 10
     * @maxLength 300
     */
  addressText: string;
  /**
     * Ten Latin digits.
     * @pattern ^\d{10}$
     */
  postalCode: string;
  /**
     * Landline with its area code or mobile, eleven Latin digits.
     * @pattern ^0\d{10}$
     */
  phone?: string;
  /** The main one; making one primary takes it from the others. */
  isPrimary: boolean;
}
