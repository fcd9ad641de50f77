/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { PropertyValue } from './propertyValue';

/**
 * A product apart from who offers it.
 */
export interface BaseProduct {
  id: string;
  name: string;
  slug: string;
  scientificName?: string;
  categoryId: string;
  image?: FileRef;
  properties: PropertyValue[];
  /** @minimum 0 */
  offersCount: number;
  /**
     * Lowest public price in Rial.
     * @minimum 0
     */
  minPriceRial?: number;
  /**
     * Highest public price in Rial.
     * @minimum 0
     */
  maxPriceRial?: number;
}
