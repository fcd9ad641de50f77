import type { CategoryType, SupplierProductSearch, UnitOfMeasurement } from '@bazaar/api/model';
import type { AreaAddress } from './area-address';

/** A category to narrow to. */
export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
  /** Products of the whole category, whatever else is asked; undefined where it is not known. */
  readonly productCount?: number;
}

/** Everything a page of a search inside an area is drawn from. */
export interface AreaData {
  readonly categoryType: CategoryType;
  /** «محصولات»: the area's name. */
  readonly area: string;
  /** Address of the page without its query. */
  readonly path: string;
  readonly address: AreaAddress;
  readonly search: SupplierProductSearch;
  /** How many products there are without each filter, by the id of its chip. */
  readonly resultCounts: ReadonlyMap<string, number>;
  readonly categories: readonly CategoryChoice[];
  readonly tradeUnits: readonly UnitOfMeasurement[];
}

export const FORM_ID = 'area-form';
export const PANEL_ID = 'area-filters';
