/**
 * Generated from the contract; do not edit.
 */

/**
 * What a person fills in. Country, province, city and district must belong together; `lat` and `lng` come both or not at all.
 * Texts are stored with Latin digits, Persian letters in one spelling and no doubled spaces; their bounds hold after that.
 */
export interface DeliveryAddressFields {
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
}
