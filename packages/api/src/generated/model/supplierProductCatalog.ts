/**
 * Generated from the contract; do not edit.
 */
import type { CategoryCrumb } from './categoryCrumb';
import type { CategoryType } from './categoryType';
import type { FileRef } from './fileRef';
import type { MediaVideo } from './mediaVideo';
import type { PriceInfo } from './priceInfo';
import type { ProductStandard } from './productStandard';
import type { PropertyValue } from './propertyValue';
import type { Seo } from './seo';
import type { SupplierSummary } from './supplierSummary';

/**
 * A supplier's offer with everything its page shows.
 */
export interface SupplierProductCatalog {
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
  images: FileRef[];
  videos: MediaVideo[];
  /** Data sheets, drawings and models. */
  files: FileRef[];
  /** In the order of the category's properties. */
  properties: PropertyValue[];
  shortDescription?: string;
  /** Sanitised HTML. */
  descriptionHtml?: string;
  standards: ProductStandard[];
  countryOfOrigin?: string;
  /**
     * Working days until it is ready.
     * @minimum 0
     */
  leadTimeDays?: number;
  packaging?: string;
  warranty?: string;
  deliveryTerms: string[];
  paymentTerms: string[];
  /** @minimum 0 */
  visitCount: number;
  /** @minimum 0 */
  favoriteCount: number;
  /** Logged-in readers only. */
  isFavorite?: boolean;
  /** From the area down to the category itself. */
  breadcrumb: CategoryCrumb[];
  seo: Seo;
}
