import { inBaseUnit, type SelectedCategoryProperty } from '@bazaar/domain/catalogue-filter';
import type { Unit } from '@bazaar/domain/units';

/** A product's value of one property, as in the contract. */
export interface FilterableValue {
  readonly propertyId: string;
  /** In the base unit of the quantity; a product may span a range. */
  readonly baseValue?: number | null;
  readonly baseMaxValue?: number | null;
  /** For numbers without a quantity, which have no base unit. */
  readonly value?: number | null;
  readonly maxValue?: number | null;
  readonly bool?: boolean | null;
  readonly optionIds?: readonly string[] | null;
}

/**
 * Whether a product's values pass every condition; the plain computation which the database's filter is compared with. A range passes when
 * the product's own range meets it, ends included; options pass when one of them is among the product's; a product without the
 * property fails.
 */
export function matchesFilter(
  values: readonly FilterableValue[],
  properties: readonly SelectedCategoryProperty[],
  units: readonly Unit[],
): boolean {
  return properties.every((property) => {
    const value = values.find(({ propertyId }) => propertyId === property.propertyId);
    return value !== undefined && matches(value, inBaseUnit(property, units));
  });
}

function matches(value: FilterableValue, property: SelectedCategoryProperty): boolean {
  switch (property.kind) {
    case 'boolean':
      return value.bool === property.isTrue;
    case 'options':
      return property.optionIds.some((id) => value.optionIds?.includes(id));
    case 'range': {
      const low = value.baseValue ?? value.value ?? undefined;
      if (low === undefined) return false;
      const high = value.baseMaxValue ?? value.maxValue ?? low;
      return (property.value ?? -Infinity) <= high && low <= (property.maxValue ?? Infinity);
    }
  }
}
