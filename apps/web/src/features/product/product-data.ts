import type {
  ProductOffers,
  SupplierProduct,
  SupplierProductCatalog,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import type { QueryResult } from '@/lib/data/query-result';
import type { UnitsByQuantity } from './product-specs';

/** All data of the page. The critical data is there; each other part may have failed on its own. */
export interface ProductData {
  readonly product: SupplierProductCatalog;
  readonly related: QueryResult<readonly SupplierProduct[]>;
  readonly offers: QueryResult<ProductOffers>;
  readonly units: UnitsByQuantity;
  readonly tradeUnits: readonly UnitOfMeasurement[];
  readonly cityNames: ReadonlyMap<string, string>;
  /** The description, sanitised. */
  readonly descriptionHtml: string;
}
