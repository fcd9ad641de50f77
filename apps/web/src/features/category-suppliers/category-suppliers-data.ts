import type { SupplierWithProducts } from '@bazaar/api/model';
import type { FilterWarning } from '@bazaar/domain/catalogue-filter';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';

/** Everything the suppliers of a category are drawn from. */
export interface CategorySuppliersData {
  /** The address, the properties and their facets, as the filter panel reads them; it holds no products. */
  readonly list: ListData;
  readonly suppliers:
    | {
        readonly state: 'ready';
        readonly items: readonly SupplierWithProducts[];
        readonly totalCount: number;
      }
    | { readonly state: 'failed' };
  readonly notes: readonly FilterWarning[];
  /** For an empty list: how many suppliers there are without each filter, by the id of its chip. */
  readonly resultCounts: ReadonlyMap<string, number>;
  /** The time the dates are read at. */
  readonly nowMs: number;
}
