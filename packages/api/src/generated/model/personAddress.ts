/**
 * Generated from the contract; do not edit.
 */
import type { PersonAddressKind } from './personAddressKind';

/**
 * A postal address of a person. At most one is primary.
 */
export interface PersonAddress {
  kind: PersonAddressKind;
  /**
     * @minLength 2
     * @maxLength 60
     */
  title: string;
  /**
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
  id: string;
  personId: string;
  /** Name of the province. */
  stateName?: string;
  cityName?: string;
  urbanAreaName?: string;
  /**
     * Raised with every change, also when another address becomes the primary one in its place.
     * @minimum 1
     */
  version: number;
}
