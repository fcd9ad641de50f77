import type {
  BaseProduct,
  Category,
  MeasurementUnit,
  SupplierProduct,
  UnitOfMeasurement,
} from '@bazaar/api/model';

/** Everything the page of a base product is rendered from. */
export interface BaseProductData {
  readonly product: BaseProduct;
  readonly offers: readonly SupplierProduct[];
  /** Number of all offers, also those not shown. */
  readonly totalCount: number;
  /** Undefined when it could not be read. */
  readonly category?: Pick<Category, 'id' | 'name' | 'slug'>;
  readonly units: ReadonlyMap<string, MeasurementUnit>;
  readonly tradeUnits: readonly UnitOfMeasurement[];
}
