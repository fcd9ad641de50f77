/**
 * Generated from the contract; do not edit.
 */
import type { PersonAddressKind } from './personAddressKind';

/**
 * A whole address in place of the one with this id.
 */
export interface PersonAddressChange {
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
  /**
     * Id of the address to replace.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Of the address as it was read.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
}
