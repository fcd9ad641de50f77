/**
 * Generated from the contract; do not edit.
 */
import type { BaseProductOffersCategory } from './baseProductOffersCategory';
import type { PropertyValue } from './propertyValue';

/**
 * A base product with the sum of its offers, as a category's page lists its models.
 */
export interface BaseProductOffers {
  id: string;
  name: string;
  slug: string;
  /** Designation shared by its offers. */
  model?: string;
  /** The category without children that it belongs to. */
  category: BaseProductOffersCategory;
  keyProperties: PropertyValue[];
  /** @minimum 0 */
  offersCount: number;
  /**
     * Suppliers among its offers.
     * @minimum 0
     */
  supplierCount: number;
  /**
     * Lowest public price in Rial.
     * @minimum 0
     */
  minPriceRial?: number;
  /** Brands of its offers. */
  brands: string[];
  /** Its only offer; absent where there are several. */
  productId?: string;
}
