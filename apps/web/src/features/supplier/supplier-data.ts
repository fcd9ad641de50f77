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

/** Everything the page has read. The supplier is there; each other part may have failed for itself. */
export interface SupplierData {
  readonly supplier: Supplier;
  readonly products: QueryResult<Pick<SupplierProductSearch, 'items' | 'totalCount' | 'saleCities'>>;
  /** Of the list of goods, from 1. */
  readonly pageNumber: number;
  readonly delegations: QueryResult<Pick<PagedMerchantDelegation, 'items'>>;
  /** How the company sells; missing for one that has settled nothing. */
  readonly saleSetting: QueryResult<MerchantSaleSetting>;
  /** Articles in all; 0 for a supplier who has written none. */
  readonly contentCount: number;
  readonly contents: QueryResult<Pick<PagedPageSummary, 'items'>>;
  readonly videos: QueryResult<Pick<PagedMediaVideo, 'items' | 'totalCount'>>;
  readonly tradeUnits: readonly UnitOfMeasurement[];
  /** «درباره», sanitised. */
  readonly aboutHtml: string;
  /** The time the dates are read at. */
  readonly nowMs: number;
}
