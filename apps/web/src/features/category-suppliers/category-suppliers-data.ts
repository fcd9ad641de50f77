import type { SupplierWithProducts } from '@bazaar/api/model';
import type { FilterWarning } from '@bazaar/domain/catalogue-filter';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';

/** Everything the suppliers of a category are rendered from. */
export interface CategorySuppliersData {
  /** Address, properties and facets for the filter panel; it holds no products. */
  readonly list: ListData;
  readonly suppliers:
    | {
        readonly state: 'ready';
        readonly items: readonly SupplierWithProducts[];
        readonly totalCount: number;
      }
    | { readonly state: 'failed' };
  readonly notes: readonly FilterWarning[];
  /** Suppliers without each filter, by the id of its chip; read for an empty list only. */
  readonly resultCounts: ReadonlyMap<string, number>;
  /** Time the dates are compared with. */
  readonly nowMs: number;
}
