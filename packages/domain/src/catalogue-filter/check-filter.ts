import type { Unit } from '../units/unit';
import type { CatalogueFilter, FilterWarning, SelectedCategoryProperty } from './filter';
import { writeProperty } from './serialise-filter';

/** The part of a category property that the filter needs. */
export interface FilterableProperty {
  readonly id: string;
  readonly dataType: string;
  readonly isFilterable?: boolean;
  readonly measurementQuantityId?: string | null;
  readonly defaultMeasurementUnitId?: string | null;
  readonly options?: readonly { readonly id: string }[] | null;
}

/** Units by the id of their quantity. */
export type UnitsByQuantity = Readonly<Record<string, readonly Unit[] | undefined>>;

/**
 * Validates a parsed filter against the category. Drops conditions on unknown properties, in unknown units or with unknown options, and
 * adds a warning for each. A range without a unit gets the property's default unit.
 */
export function checkFilter(
  filter: CatalogueFilter,
  properties: readonly FilterableProperty[],
  units: UnitsByQuantity,
): { readonly filter: CatalogueFilter; readonly notes: readonly FilterWarning[] } {
  const notes: FilterWarning[] = [];
  const stored = filter.properties.flatMap((selected) => {
    const property = properties.find(({ id }) => id === selected.propertyId);
    const checked = check(selected, property, units);
    if (checked.reason)
      notes.push({ reason: checked.reason, raw: writeProperty(selected) ?? selected.propertyId });
    return checked.selected ? [checked.selected] : [];
  });
  return { filter: { ...filter, properties: stored }, notes };
}

interface Checked {
  readonly selected?: SelectedCategoryProperty;
  readonly reason?: FilterWarning['reason'];
}

function check(
  selected: SelectedCategoryProperty,
  property: FilterableProperty | undefined,
  units: UnitsByQuantity,
): Checked {
  if (property === undefined || property.isFilterable === false || !fits(selected, property.dataType)) {
    return { reason: 'unknown-property' };
  }
  if (selected.kind === 'boolean') return { selected };
  if (selected.kind === 'options') {
    const known = property.options?.map(({ id }) => id) ?? [];
    const optionIds = selected.optionIds.filter((id) => known.includes(id));
    const isWhole = optionIds.length === selected.optionIds.length;
    const reason = isWhole ? {} : { reason: 'unknown-option' as const };
    return optionIds.length === 0 ? reason : { selected: { ...selected, optionIds }, ...reason };
  }
  const wanted = selected.measurementUnitId ?? property.defaultMeasurementUnitId ?? undefined;
  const known = property.measurementQuantityId ? (units[property.measurementQuantityId] ?? []) : [];
  const unit = known.find(({ id }) => id === wanted);
  if (selected.measurementUnitId !== undefined && unit === undefined) return { reason: 'unknown-unit' };
  if (unit === undefined) return { selected };
  const text = unit.displayText ?? unit.symbol;
  return { selected: { ...selected, measurementUnitId: unit.id, defaultMeasurementUnitDisplayText: text } };
}

function fits(selected: SelectedCategoryProperty, dataType: string): boolean {
  switch (selected.kind) {
    case 'range':
      return dataType === 'Number';
    case 'options':
      return dataType === 'Option' || dataType === 'MultiOption';
    case 'boolean':
      return dataType === 'Boolean';
  }
}
