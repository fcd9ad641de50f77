import { formatRange, formatSignificant } from '../persian/numbers';
import { joinList } from '../persian/phrases';
import type { CatalogueFilter, SelectedCategoryProperty } from './filter';

/** A chip of an active filter: the restriction and the filter without it. */
export interface FilterChip {
  /** Stable key: `f:<propertyId>`, `city:<id>`, `kind:<name>`, `term`, `priceKind`, `confirmedOnly`. */
  readonly key: string;
  readonly kind: 'property' | 'city' | 'supplierKind' | 'term' | 'priceKind' | 'confirmedOnly';
  /** Title of the property; empty for the other kinds, which the screen names. */
  readonly title: string;
  /** «۲۰ تا ۳۰», option titles, or the raw value where only the screen knows its text. */
  readonly value: string;
  /** Unit of a range, in Latin script. */
  readonly unitText?: string;
  /** Value of a boolean property. */
  readonly isTrue?: boolean;
  readonly without: CatalogueFilter;
}

/** Titles that the chips show. */
export interface ChipTitles {
  property(propertyId: string): string | undefined;
  option(propertyId: string, optionId: string): string | undefined;
  unit?(unitId: string): string | undefined;
}

/** Returns the chips of a filter in the order of the address. Removing a chip also returns to page 1. */
export function filterChips(filter: CatalogueFilter, titles: ChipTitles): FilterChip[] {
  const without = (change: Partial<CatalogueFilter>): CatalogueFilter => ({
    ...filter,
    ...change,
    pageNumber: 1,
  });
  const plain = (key: string, kind: FilterChip['kind'], value: string, change: Partial<CatalogueFilter>) => ({
    key,
    kind,
    title: '',
    value,
    without: without(change),
  });
  return [
    ...filter.properties.map((property) => ({
      ...propertyChip(property, titles),
      without: without({ properties: filter.properties.filter((other) => other !== property) }),
    })),
    ...filter.saleCityIds.map((id) =>
      plain(`city:${id}`, 'city', id, { saleCityIds: filter.saleCityIds.filter((other) => other !== id) }),
    ),
    ...filter.kinds.map((name) =>
      plain(`kind:${name}`, 'supplierKind', name, { kinds: filter.kinds.filter((other) => other !== name) }),
    ),
    ...(filter.priceKind === undefined
      ? []
      : [plain('priceKind', 'priceKind', filter.priceKind, { priceKind: undefined })]),
    ...(filter.confirmedOnly ? [plain('confirmedOnly', 'confirmedOnly', '', { confirmedOnly: false })] : []),
    ...(filter.term === '' ? [] : [plain('term', 'term', filter.term, { term: '' })]),
  ];
}

function propertyChip(property: SelectedCategoryProperty, titles: ChipTitles): Omit<FilterChip, 'without'> {
  const { propertyId } = property;
  const chip = {
    key: `f:${propertyId}`,
    kind: 'property' as const,
    title: titles.property(propertyId) ?? propertyId,
  };
  switch (property.kind) {
    case 'boolean':
      return { ...chip, value: '', isTrue: property.isTrue };
    case 'options':
      return {
        ...chip,
        value: joinList(property.optionIds.map((id) => titles.option(propertyId, id) ?? id)),
      };
    case 'range': {
      const { measurementUnitId: unitId, defaultMeasurementUnitDisplayText: text } = property;
      const unitText = text ?? (unitId === undefined ? undefined : titles.unit?.(unitId));
      const side = (value: number | undefined) =>
        value === undefined ? undefined : formatSignificant(value);
      const value = formatRange(side(property.value), side(property.maxValue));
      return { ...chip, value, ...(unitText === undefined ? {} : { unitText }) };
    }
  }
}
