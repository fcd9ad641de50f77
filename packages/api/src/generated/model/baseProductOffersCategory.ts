/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';

/**
 * The category without children that it belongs to.
 */
export type BaseProductOffersCategory = {
  id: string;
  name: string;
  slug: string;
  scientificName?: string;
  image?: FileRef;
  /**
     * All its models.
     * @minimum 0
     */
  baseProductCount?: number;
};
