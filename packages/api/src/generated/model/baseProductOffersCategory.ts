/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';

/**
 * The category without children that it belongs to.
 */
export type BaseProductOffersCategory = {
  /**
     * Id of its category.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Name of its category.
     * @maxLength 300
     */
  name: string;
  /**
     * Readable last part of the category's address.
     * @maxLength 300
     */
  slug: string;
  /**
     * Technical name of the category in Latin letters.
     * @maxLength 300
     */
  scientificName?: string;
  /** Picture; absent where there is none. */
  image?: FileRef;
  /**
     * All its models.
     * @minimum 0
     * @maximum 2147483647
     */
  baseProductCount?: number;
};
