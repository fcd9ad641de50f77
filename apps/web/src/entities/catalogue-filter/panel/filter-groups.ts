import type { CategoryProperty, PropertyFacet } from '@bazaar/api/model';
import type { RefusedRange, SelectedRange } from '@bazaar/domain/catalogue-filter';
import { formatNumber, formatSignificant } from '@bazaar/domain/persian';
import { fromBase, toBase } from '@bazaar/domain/units';
import type { FilterOptionView, FilterRangeProps } from '@bazaar/ui/patterns/filter-panel';
import { type ListData, shownUnit, unitsOf } from '@/entities/catalogue-filter/data/list-data';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { rangeFields } from './range-fields';
import { refusedRangeError } from './refused-range-error';

/** One property of the filter panel. */
export type FilterGroupView = {
  readonly id: string;
  readonly title: string;
  readonly symbol?: string;
  readonly isOpen: boolean;
} & (
  | { readonly kind: 'range'; readonly range: FilterRangeProps }
  | { readonly kind: 'options'; readonly name: string; readonly options: readonly FilterOptionView[] }
);

/** How many groups of each kind are open at first. */
const OPEN_GROUPS = { range: 3, options: 3 } as const;

/** Returns the filterable properties as groups, in the category's order; a property without options is left out. */
export function filterGroups(data: ListData): FilterGroupView[] {
  const drawn = data.properties
    .filter(({ isFilterable }) => isFilterable)
    .flatMap((property) => toGroup(data, property) ?? []);
  return drawn.map((group, index) => {
    const place = drawn.slice(0, index).filter(({ kind }) => kind === group.kind).length;
    const shown = group.kind === 'range' && place > 0 && !group.isOpen ? withoutBars(group) : group;
    return { ...shown, isOpen: group.isOpen || place < OPEN_GROUPS[group.kind] };
  });
}

/** Keeps the distribution chart of the first property and of active filters only; on others it would be noise. */
function withoutBars(group: Extract<FilterGroupView, { kind: 'range' }>): FilterGroupView {
  return { ...group, range: { ...group.range, bars: undefined } };
}

function toGroup(data: ListData, property: CategoryProperty): FilterGroupView | undefined {
  const facet = data.search.facets.find(({ propertyId }) => propertyId === property.id);
  const refused = data.address.refused?.find(({ propertyId }) => propertyId === property.id);
  const isOpen =
    refused !== undefined ||
    data.address.filter.properties.some(({ propertyId }) => propertyId === property.id);
  const head = { id: property.id, title: property.title, symbol: property.symbol, isOpen };
  switch (property.dataType) {
    case 'Number': {
      if (!isOpen && facet?.min === undefined) return undefined;
      return { ...head, kind: 'range', range: toRange(data, property, facet, refused) };
    }
    case 'Boolean':
      return withOptions(head, `b.${property.id}`, booleanOptions(data, property, facet));
    case 'Option':
    case 'MultiOption':
      return withOptions(head, `o.${property.id}`, optionViews(data, property, facet));
    default:
      return undefined;
  }
}

function withOptions(
  head: Pick<FilterGroupView, 'id' | 'title' | 'symbol' | 'isOpen'>,
  name: string,
  options: readonly FilterOptionView[],
): FilterGroupView | undefined {
  return options.length === 0 ? undefined : { ...head, kind: 'options', name, options };
}

/** Returns the options with results, and the selected ones even without. */
function optionViews(
  data: ListData,
  { id, options = [] }: CategoryProperty,
  facet?: PropertyFacet,
): FilterOptionView[] {
  const selected = data.address.filter.properties.find(({ propertyId }) => propertyId === id);
  const chosen = selected?.kind === 'options' ? selected.optionIds : [];
  const counted = facet?.options ?? [];
  const uncounted = options.filter(
    ({ id: option }) => chosen.includes(option) && !counted.some((known) => known.id === option),
  );
  return [...counted, ...uncounted.map((option) => ({ ...option, count: 0 }))].map((option) => ({
    value: option.id,
    label: option.title,
    count: formatNumber(option.count ?? 0),
    isChosen: chosen.includes(option.id),
  }));
}

function booleanOptions(data: ListData, { id }: CategoryProperty, facet?: PropertyFacet): FilterOptionView[] {
  const selected = data.address.filter.properties.find(({ propertyId }) => propertyId === id);
  const chosen = selected?.kind === 'boolean' ? String(selected.isTrue) : undefined;
  return (['true', 'false'] as const)
    .map((value) => ({ value, count: facet?.options.find((option) => option.id === value)?.count ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === chosen)
    .map(({ value, count }) => ({
      value,
      label: value === 'true' ? texts.yes : texts.no,
      count: formatNumber(count),
      isChosen: value === chosen,
    }));
}

function toRange(
  data: ListData,
  property: CategoryProperty,
  facet?: PropertyFacet,
  refused?: RefusedRange,
): FilterRangeProps {
  const { id } = property;
  const selected = data.address.filter.properties.find(({ propertyId }) => propertyId === id);
  const range = selected?.kind === 'range' ? selected : undefined;
  const units = unitsOf(data, property);
  const unit =
    units.find(({ id: unitId }) => unitId === (refused?.unitId ?? range?.measurementUnitId)) ??
    shownUnit(data, property);
  const shown = (base: number | undefined) =>
    base === undefined ? '' : formatSignificant(unit ? fromBase(base, unit) : base, 4);
  const side = (value: number | undefined) => (value === undefined ? '' : formatSignificant(value));
  return {
    ...rangeFields(property),
    min: refused?.min ?? side(range?.value),
    max: refused?.max ?? side(range?.maxValue),
    error: refused && refusedRangeError(refused, units),
    exact: { min: range?.value, max: range?.maxValue },
    unitId: unit?.id ?? '',
    units: units.map(({ id: unitId, symbol, title, factor, offset }) => ({
      id: unitId,
      symbol,
      title,
      factor,
      offset,
    })),
    bars: facet && toBars(facet, range, (value) => (unit ? toBase(value, unit) : value), shown),
  };
}

function toBars(
  facet: PropertyFacet,
  range: SelectedRange | undefined,
  inBase: (value: number) => number,
  shown: (base: number | undefined) => string,
): FilterRangeProps['bars'] {
  const { min, max, histogram } = facet;
  if (min === undefined || max === undefined || !histogram || min === max) return undefined;
  const width = (max - min) / histogram.length;
  const low = range?.value === undefined ? Number.NEGATIVE_INFINITY : inBase(range.value);
  const high = range?.maxValue === undefined ? Number.POSITIVE_INFINITY : inBase(range.maxValue);
  const chosen = histogram.map((_, index) => {
    const start = min + index * width;
    return range !== undefined && start + width > low && start <= high;
  });
  return { counts: histogram, chosen, lowest: shown(min), highest: shown(max) };
}
