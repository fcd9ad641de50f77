/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { PropertyValue } from './propertyValue';

/**
 * A product apart from who offers it.
 */
export interface BaseProduct {
  /**
     * Id of the base product; offers name it in `baseProductId`.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Name of the product whoever offers it.
     * @maxLength 300
     */
  name: string;
  /**
     * Readable last part of the address, in Persian; it may change, the id does not.
     * @maxLength 300
     */
  slug: string;
  /**
     * Technical name in Latin letters, as catalogues and standards use it.
     * @maxLength 300
     */
  scientificName?: string;
  /**
     * Id of the category, as in `listCategories`.
     * @minLength 1
     * @maxLength 64
     */
  categoryId: string;
  /** Picture; absent where there is none. */
  image?: FileRef;
  /**
     * Properties all offers of it share.
     * @maxItems 500
     */
  properties: PropertyValue[];
  /**
     * How many offers suppliers make of it now.
     * @minimum 0
     * @maximum 2147483647
     */
  offersCount: number;
  /**
     * Lowest public price in Rial.
     * @minimum 0
     * @maximum 9007199254740991
     */
  minPriceRial?: number;
  /**
     * Highest public price in Rial.
     * @minimum 0
     * @maximum 9007199254740991
     */
  maxPriceRial?: number;
}
