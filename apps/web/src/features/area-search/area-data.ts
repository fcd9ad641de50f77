import type { CategoryType, SupplierProductSearch, UnitOfMeasurement } from '@bazaar/api/model';
import type { AreaAddress } from './area-address';

/** A category to narrow to. */
export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
  /** Products of the whole category, whatever the other filters; undefined where it is unknown. */
  readonly productCount?: number;
}

/** Everything a search page inside an area is rendered from. */
export interface AreaData {
  readonly categoryType: CategoryType;
  /** Name of the area: «محصولات». */
  readonly area: string;
  /** Address of the page without its query. */
  readonly path: string;
  readonly address: AreaAddress;
  readonly search: SupplierProductSearch;
  /** Result counts without each filter, by the id of its chip. */
  readonly resultCounts: ReadonlyMap<string, number>;
  readonly categories: readonly CategoryChoice[];
  readonly tradeUnits: readonly UnitOfMeasurement[];
  /** The address named a category that does not exist; it is left out. */
  readonly isCategoryUnknown?: boolean;
}

export const FORM_ID = 'area-form';
export const PANEL_ID = 'area-filters';
