/**
 * Generated from the contract; do not edit.
 */

/**
 * A delivery address. Exactly one of a person's addresses is selected.
 */
export interface DeliveryAddress {
  /**
     * The person's own name for it.
     * @minLength 2
     * @maxLength 60
     */
  title: string;
  /**
     * Persian or Latin letters.
     * @minLength 2
     * @maxLength 60
     */
  receiverName: string;
  /**
     * Mobile number of the receiver, eleven Latin digits.
     * @pattern ^09\d{9}$
     */
  receiverPhone: string;
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
     * Street, alley and what else leads there, without province and city.
     * @minLength 10
     * @maxLength 300
     */
  addressText: string;
  /**
     * Number on the door.
     * @minLength 1
     * @maxLength 10
     */
  plaque?: string;
  /**
     * Flat or hall.
     * @minLength 1
     * @maxLength 10
     */
  unit?: string;
  /**
     * Ten Latin digits.
     * @pattern ^\d{10}$
     */
  postalCode: string;
  /**
     * Latitude, degrees north (WGS 84).
     * @minimum -90
     * @maximum 90
     */
  lat?: number;
  /**
     * Longitude, degrees east (WGS 84).
     * @minimum -180
     * @maximum 180
     */
  lng?: number;
  /**
     * How a lorry gets there: trailer, crane, hours.
     * @minLength 1
     * @maxLength 300
     */
  accessNote?: string;
  /**
     * Id of the address.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
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
  /** The one orders go to. */
  isSelected: boolean;
  /** Of its last change. */
  updatedAt: string;
  /**
     * Raised with every change of what the person filled in; selecting does not raise it.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
}
