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
  /**
     * Pictures in the order to show them; the first is that of lists.
     * @maxItems 200
     */
  images: FileRef[];
  /**
     * Videos that go with it, in the order to show them.
     * @maxItems 200
     */
  videos: MediaVideo[];
  /**
     * Data sheets, drawings and models.
     * @maxItems 200
     */
  files: FileRef[];
  /**
     * In the order of the category's properties.
     * @maxItems 500
     */
  properties: PropertyValue[];
  /**
     * One or two sentences in plain text.
     * @maxLength 2000
     */
  shortDescription?: string;
  /**
     * Sanitised HTML.
     * @maxLength 200000
     */
  descriptionHtml?: string;
  /**
     * Standards it conforms to.
     * @maxItems 200
     */
  standards: ProductStandard[];
  /**
     * Country it was made in, in Persian.
     * @maxLength 300
     */
  countryOfOrigin?: string;
  /**
     * Working days until it is ready.
     * @minimum 0
     * @maximum 2147483647
     */
  leadTimeDays?: number;
  /**
     * How it is packed.
     * @maxLength 1000
     */
  packaging?: string;
  /**
     * What is guaranteed and for how long.
     * @maxLength 1000
     */
  warranty?: string;
  /**
     * Terms of delivery, one sentence each.
     * @maxItems 200
     * @items.maxLength 300
     */
  deliveryTerms: string[];
  /**
     * Terms of payment, one sentence each.
     * @maxItems 200
     * @items.maxLength 300
     */
  paymentTerms: string[];
  /**
     * Visits in all, repeated ones included.
     * @minimum 0
     * @maximum 2147483647
     */
  visitCount: number;
  /**
     * How many people keep it among their favourites.
     * @minimum 0
     * @maximum 2147483647
     */
  favoriteCount: number;
  /** Logged-in readers only. */
  isFavorite?: boolean;
  /**
     * From the area down to the category itself.
     * @maxItems 200
     */
  breadcrumb: CategoryCrumb[];
  /** What search engines are told about the page. */
  seo: Seo;
}
