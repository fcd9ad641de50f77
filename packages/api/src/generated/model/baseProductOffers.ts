/**
 * Generated from the contract; do not edit.
 */
import type { BaseProductOffersCategory } from './baseProductOffersCategory';
import type { PropertyValue } from './propertyValue';

/**
 * A base product with the sum of its offers, as a category's page lists its models.
 */
export interface BaseProductOffers {
  /**
     * Id of the base product.
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
     * Designation shared by its offers.
     * @maxLength 300
     */
  model?: string;
  /** The category without children that it belongs to. */
  category: BaseProductOffersCategory;
  /**
     * The few properties by which models are told apart.
     * @maxItems 200
     */
  keyProperties: PropertyValue[];
  /**
     * How many offers suppliers make of it now.
     * @minimum 0
     * @maximum 2147483647
     */
  offersCount: number;
  /**
     * Suppliers among its offers.
     * @minimum 0
     * @maximum 2147483647
     */
  supplierCount: number;
  /**
     * Lowest public price in Rial.
     * @minimum 0
     * @maximum 9007199254740991
     */
  minPriceRial?: number;
  /**
     * Brands of its offers.
     * @maxItems 200
     * @items.maxLength 300
     */
  brands: string[];
  /**
     * Its only offer; absent where there are several.
     * @minLength 1
     * @maxLength 64
     */
  productId?: string;
}
