import { toBase, type Unit } from '../units/unit';
import type { CatalogueFilter, SelectedCategoryProperty, SelectedRange } from './filter';
import { reachablePage } from './reachable-page';
import { writeProperty } from './serialise-filter';

/** Query parameters of the catalogue call that come from the filter. Numbers of `f` are in the base unit, which is not named. */
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

/**
 * Converts the filter to the backend's query, from the buyer's units to base units. A number without a unit counts as being in the base
 * unit.
 */
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

/** Converts the numbers of a condition to the base unit. The unit is dropped with it: numbers beside a unit are in that unit. */
export function inBaseUnit(
  property: SelectedCategoryProperty,
  units: readonly Unit[],
): SelectedCategoryProperty {
  if (property.kind !== 'range') return property;
  const unit = units.find(({ id }) => id === property.measurementUnitId);
  if (unit === undefined) return property;
  const { measurementUnitId: _unit, defaultMeasurementUnitDisplayText: _text, ...range } = property;
  return mapRange(range, (value) => toBase(value, unit));
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
