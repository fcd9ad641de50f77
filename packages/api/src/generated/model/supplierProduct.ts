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
  id: string;
  /** The product itself; other suppliers' offers share it. */
  baseProductId?: string;
  categoryId: string;
  categoryType: CategoryType;
  name: string;
  slug: string;
  scientificName?: string;
  /** The supplier's own code. */
  code?: string;
  brand?: string;
  /** The maker's designation. */
  model?: string;
  image?: FileRef;
  keyProperties: PropertyValue[];
  price: PriceInfo;
  /**
     * Smallest order in trade units.
     * @exclusiveMinimum 0
     */
  moq?: number;
  /** Trade unit of orders. */
  unitOfMeasurementId?: string;
  supplier: SupplierSummary;
  /** Cities it is sold in. */
  saleCityIds: string[];
  isAvailable: boolean;
  /** Paid for its place; marked «آگهی». */
  isSponsored: boolean;
  updatedAt: string;
}
