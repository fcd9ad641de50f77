import { toBase, type Unit } from '../units/unit';
import type { CatalogueFilter, SelectedCategoryProperty, SelectedRange } from './filter';
import { reachablePage } from './reachable-page';
import { writeProperty } from './serialise-filter';

/** The part of the catalogue call's query which the filter decides; numbers of `f` are in the base unit. */
export interface CatalogueApiQuery {
  f?: string[];
  term?: string;
  sort?: string;
  pageNumber: number;
  pageSize: number;
  saleCityIds?: string[];
  kinds?: string[];
  priceKind?: string;
  confirmedOnly?: true;
}

/** The filter as the backend takes it: numbers turned from the buyer's units to base units. A unit that is not given counts as the base. */
export function toApiQuery(filter: CatalogueFilter, units: readonly Unit[]): CatalogueApiQuery {
  const f = filter.properties.flatMap((property) => {
    const text = writeProperty(inBaseUnit(property, units));
    return text === undefined ? [] : [text];
  });
  return {
    ...(f.length > 0 ? { f } : {}),
    ...(filter.term === '' ? {} : { term: filter.term }),
    ...(filter.sort === undefined ? {} : { sort: filter.sort }),
    pageNumber: reachablePage(filter.pageNumber, filter.pageSize),
    pageSize: filter.pageSize,
    ...(filter.saleCityIds.length > 0 ? { saleCityIds: [...filter.saleCityIds] } : {}),
    ...(filter.kinds.length > 0 ? { kinds: [...filter.kinds] } : {}),
    ...(filter.priceKind === undefined ? {} : { priceKind: filter.priceKind }),
    ...(filter.confirmedOnly ? { confirmedOnly: true as const } : {}),
  };
}

/** The same condition with its numbers in the base unit; the unit id stays, it says how the buyer thinks. */
export function inBaseUnit(
  property: SelectedCategoryProperty,
  units: readonly Unit[],
): SelectedCategoryProperty {
  if (property.kind !== 'range') return property;
  const unit = units.find(({ id }) => id === property.measurementUnitId);
  return unit === undefined ? property : mapRange(property, (value) => toBase(value, unit));
}

/** Applies `change` to the sides of a range that are set. */
export function mapRange(range: SelectedRange, change: (value: number) => number): SelectedRange {
  const { value, maxValue, ...rest } = range;
  return {
    ...rest,
    ...(value === undefined ? {} : { value: change(value) }),
    ...(maxValue === undefined ? {} : { maxValue: change(maxValue) }),
  };
}
