/** A selected property of the category: a range in the buyer's unit, options, or a boolean. */
export type SelectedCategoryProperty = SelectedRange | SelectedOptions | SelectedBoolean;

/** `value` to `maxValue`, either side may be open. The numbers are in `measurementUnitId`. */
export interface SelectedRange {
  readonly kind: 'range';
  readonly propertyId: string;
  readonly value?: number;
  readonly maxValue?: number;
  readonly measurementUnitId?: string;
  readonly defaultMeasurementUnitDisplayText?: string;
}

/** Matches any of the options. */
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

/** Complete state of a product list's address. */
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
/** Page size of the products on a supplier's page. */
export const SUPPLIER_PRODUCTS_PAGE_SIZE = 5;
/** The backend's maximum number of conditions. */
export const MOST_PROPERTIES = 24;
/** The backend's maximum number of values of one other filter, such as cities. */
export const MOST_VALUES = 100;

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

/** A problem in one part of an address; the rest of the address stays in force. */
export interface FilterWarning {
  readonly reason: FilterNoteReason;
  /** The part as written in the address. */
  readonly raw: string;
}

export type FilterNoteReason =
  /** Matches no known form. */
  | 'unreadable'
  /** A second condition on the same property. */
  | 'repeated'
  /** Min was above max. The two were swapped and the filter is in force. */
  | 'swapped'
  /** More conditions, or more cities, than a list accepts. */
  | 'too-many'
  /** The category has no such filterable property, or it has another type. */
  | 'unknown-property'
  /** The property's quantity has no such unit. */
  | 'unknown-unit'
  /** None of the named options exists. */
  | 'unknown-option'
  /** Invalid sort, page, page size, view or other single value. */
  | 'bad-value';
