/** One chosen property of the category: a range in the buyer's unit, options, or yes and no. */
export type SelectedCategoryProperty = SelectedRange | SelectedOptions | SelectedBoolean;

/** `value` to `maxValue`, either side may be open; the numbers are in `measurementUnitId`. */
export interface SelectedRange {
  readonly kind: 'range';
  readonly propertyId: string;
  readonly value?: number;
  readonly maxValue?: number;
  readonly measurementUnitId?: string;
  readonly defaultMeasurementUnitDisplayText?: string;
}

/** Any of the options. */
export interface SelectedOptions {
  readonly kind: 'options';
  readonly propertyId: string;
  readonly optionIds: readonly string[];
}

export interface SelectedBoolean {
  readonly kind: 'boolean';
  readonly propertyId: string;
  readonly isTrue: boolean;
}

export type ListView = 'table' | 'grid' | 'list';
export const LIST_VIEWS: readonly ListView[] = ['table', 'grid', 'list'];

/** Everything the address of a product list says. */
export interface CatalogueFilter {
  readonly properties: readonly SelectedCategoryProperty[];
  readonly term: string;
  readonly sort: string | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly view: ListView | undefined;
  readonly saleCityIds: readonly string[];
  readonly kinds: readonly string[];
  readonly priceKind: string | undefined;
  readonly confirmedOnly: boolean;
}

export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const LIST_PAGE_SIZE = 25;
/** Products on a supplier's page. */
export const SUPPLIER_PRODUCTS_PAGE_SIZE = 5;
/** As many conditions as the backend takes. */
export const MOST_PROPERTIES = 24;

export const EMPTY_FILTER: CatalogueFilter = {
  properties: [],
  term: '',
  sort: undefined,
  pageNumber: 1,
  pageSize: LIST_PAGE_SIZE,
  view: undefined,
  saleCityIds: [],
  kinds: [],
  priceKind: undefined,
  confirmedOnly: false,
};

/** What was wrong in an address; the rest of it still counts. */
export interface FilterWarning {
  readonly reason: FilterNoteReason;
  /** The part as it stood in the address. */
  readonly raw: string;
}

export type FilterNoteReason =
  /** Not of any known form. */
  | 'unreadable'
  /** A second condition on the same property. */
  | 'repeated'
  /** Min was above max; they were swapped, the filter is in force. */
  | 'swapped'
  /** More conditions than a list takes. */
  | 'too-many'
  /** The category has no such filterable property, or it is of another type. */
  | 'unknown-property'
  /** The property's quantity has no such unit. */
  | 'unknown-unit'
  /** None of the named options exists. */
  | 'unknown-option'
  /** Sort, page, page size, view or another single value that is not allowed. */
  | 'bad-value';
