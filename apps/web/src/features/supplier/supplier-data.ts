import type {
  PagedMerchantDelegation,
  Supplier,
  SupplierProductSearch,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import type { Loaded } from '@/platform/data/loaded';

/** Everything the page has read. The supplier is there; each other part may have failed for itself. */
export interface SupplierData {
  readonly supplier: Supplier;
  readonly products: Loaded<Pick<SupplierProductSearch, 'items' | 'totalCount' | 'saleCities'>>;
  /** Of the list of goods, from 1. */
  readonly pageNumber: number;
  readonly delegations: Loaded<Pick<PagedMerchantDelegation, 'items'>>;
  readonly tradeUnits: readonly UnitOfMeasurement[];
  /** «درباره», sanitised. */
  readonly aboutHtml: string;
  /** The time the dates are read at. */
  readonly nowMs: number;
}
