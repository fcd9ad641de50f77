import type { MeasurementUnit, PropertyValue } from '@bazaar/api/model';
import { chooseUnit } from '@bazaar/domain/units';
import type { SpecGroupView, SpecRowView } from '@bazaar/ui/patterns/spec-table';
import type { DualValueView } from '@bazaar/ui/patterns/unit-switch';
import { propertyText } from '@/entities/product/property-text';
import { productMessages as texts } from '@/translations/product';

export type UnitsByQuantity = ReadonlyMap<string, readonly MeasurementUnit[]>;

const LATIN_ONLY = /^[^\u0600-\u06ff]*[A-Za-z][^\u0600-\u06ff]*$/;

/** Returns a property in its own unit and, where the quantity has one, in the imperial unit. */
export function toDualValue(property: PropertyValue, units: UnitsByQuantity): DualValueView {
  const { value, unit } = propertyText(property, texts);
  const isNumber = property.value !== undefined || property.maxValue !== undefined;
  const imperial = isNumber ? imperialUnit(property, units) : undefined;
  return {
    value,
    unit,
    isLatin: !isNumber && LATIN_ONLY.test(value),
    imperial: imperial && propertyText(property, texts, { unit: imperial }),
  };
}

/** Returns the imperial unit; undefined when the property already has it, or its quantity has none. */
function imperialUnit(property: PropertyValue, units: UnitsByQuantity): MeasurementUnit | undefined {
  const { measurementQuantityId, measurementUnitId } = property;
  const known = measurementQuantityId === undefined ? undefined : units.get(measurementQuantityId);
  if (!known || property.baseValue === undefined) return undefined;
  const chosen = chooseUnit(known, { system: 'Imperial', defaultUnitId: measurementUnitId });
  return chosen?.system === 'Imperial' && chosen.id !== measurementUnitId ? chosen : undefined;
}

/** Returns the whole specification by group, in the order of the category's properties. */
export function toSpecGroups(properties: readonly PropertyValue[], units: UnitsByQuantity): SpecGroupView[] {
  const groups = new Map<string, SpecRowView[]>();
  for (const property of properties) {
    const title = property.group ?? texts.otherProperties;
    groups.set(title, [...(groups.get(title) ?? []), toRow(property, units)]);
  }
  return [...groups].map(([title, rows]) => ({ id: title, title, rows }));
}

function toRow(property: PropertyValue, units: UnitsByQuantity): SpecRowView {
  return {
    id: property.propertyId,
    label: property.title,
    symbol: property.symbol,
    isFigure: property.value !== undefined || property.maxValue !== undefined,
    ...toDualValue(property, units),
  };
}

/** Returns the ids of the quantities whose units the page needs. */
export function quantityIdsOf(properties: readonly PropertyValue[]): string[] {
  const ids = properties.flatMap(({ measurementQuantityId }) => measurementQuantityId ?? []);
  return [...new Set(ids)];
}

/** Returns true when the unit switch would change anything. */
export function hasImperialValue(groups: readonly SpecGroupView[]): boolean {
  return groups.some(({ rows }) => rows.some(({ imperial }) => imperial !== undefined));
}
