import type {
  MerchantSaleSetting,
  PagedMediaVideo,
  PagedMerchantDelegation,
  PagedPageSummary,
  Supplier,
  SupplierProductSearch,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import type { QueryResult } from '@/lib/data/query-result';

/** All data of the page. The supplier is there; each other part may have failed on its own. */
export interface SupplierData {
  readonly supplier: Supplier;
  readonly products: QueryResult<Pick<SupplierProductSearch, 'items' | 'totalCount' | 'saleCities'>>;
  /** Page of the list of products, from 1. */
  readonly pageNumber: number;
  readonly delegations: QueryResult<Pick<PagedMerchantDelegation, 'items'>>;
  /** The company's terms of sale; missing where it has set none. */
  readonly saleSetting: QueryResult<MerchantSaleSetting>;
  /** Total of articles; 0 for a supplier without any. */
  readonly contentCount: number;
  readonly contents: QueryResult<Pick<PagedPageSummary, 'items'>>;
  readonly videos: QueryResult<Pick<PagedMediaVideo, 'items' | 'totalCount'>>;
  readonly tradeUnits: readonly UnitOfMeasurement[];
  /** «درباره», sanitised. */
  readonly aboutHtml: string;
  /** Time the dates are compared with. */
  readonly nowMs: number;
}
