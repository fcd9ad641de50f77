/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';
import type { FileRef } from './fileRef';
import type { PriceInfo } from './priceInfo';
import type { PropertyValue } from './propertyValue';
import type { SupplierSummary } from './supplierSummary';

/**
 * A supplier's offer of a product, service or document, as a list shows it.
 */
export interface SupplierProduct {
  /**
     * Id of the offer.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * The product itself; other suppliers' offers share it.
     * @minLength 1
     * @maxLength 64
     */
  baseProductId?: string;
  /**
     * Id of the category, as in `listCategories`.
     * @minLength 1
     * @maxLength 64
     */
  categoryId: string;
  /** The area it belongs to. */
  categoryType: CategoryType;
  /**
     * Name, as the supplier gives it.
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
     * The supplier's own code.
     * @maxLength 60
     */
  code?: string;
  /**
     * Name of the brand; absent where there is none.
     * @maxLength 300
     */
  brand?: string;
  /**
     * The maker's designation.
     * @maxLength 300
     */
  model?: string;
  /** Picture; absent where there is none. */
  image?: FileRef;
  /**
     * The few properties a list shows.
     * @maxItems 200
     */
  keyProperties: PropertyValue[];
  /** What is known about the price. */
  price: PriceInfo;
  /**
     * Smallest order in trade units.
     * @exclusiveMinimum 0
     */
  moq?: number;
  /**
     * Trade unit of orders.
     * @minLength 1
     * @maxLength 64
     */
  unitOfMeasurementId?: string;
  /** The supplier, as a card shows it. */
  supplier: SupplierSummary;
  /**
     * Cities it is sold in.
     * @maxItems 2000
     * @items.minLength 1
     * @items.maxLength 64
     */
  saleCityIds: string[];
  /** False while the supplier cannot deliver it. */
  isAvailable: boolean;
  /** Paid for its place; marked «آگهی». */
  isSponsored: boolean;
  /** When it last changed (UTC). */
  updatedAt: string;
}
