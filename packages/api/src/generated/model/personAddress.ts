/**
 * Generated from the contract; do not edit.
 */
import type { PersonAddressKind } from './personAddressKind';

/**
 * A postal address of a person. At most one is primary.
 */
export interface PersonAddress {
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
     * Id of the address.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Id of the person behind the account.
     * @minLength 1
     * @maxLength 64
     */
  personId: string;
  /**
     * Name of the province.
     * @maxLength 300
     */
  stateName?: string;
  /**
     * Name of the city at the time of reading.
     * @maxLength 300
     */
  cityName?: string;
  /**
     * Name of the district; absent outside cities with districts.
     * @maxLength 300
     */
  urbanAreaName?: string;
  /**
     * Raised with every change, also when another address becomes the primary one in its place.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
}
