import type { Leaf, ModelValue, PropertyDefinition } from '../define';
import { units } from '../quantities';
import type { SeedPropertyValue, SeedUnit } from '../seed-types';
import { definitionsByKey, optionIdOf, propertyIdOf } from '../taxonomy/property-rows';

const unitsById = new Map(units.map((unit) => [unit.id, unit]));

/** Returns the values of a product in the order of its category's properties; leaves out a property without a value. */
export function toPropertyValues(leaf: Leaf, values: Record<string, ModelValue>): SeedPropertyValue[] {
  return leaf.properties.flatMap((entry) => {
    const key = entry.split(' ')[0]!;
    const value = values[key];
    const definition = definitionsByKey.get(key);
    if (definition === undefined) throw new Error(`Category ${leaf.slug} names an unknown property ${key}`);
    return value === undefined ? [] : [toRow(definition, value)];
  });
}

function toRow(definition: PropertyDefinition, value: ModelValue): SeedPropertyValue {
  const propertyId = propertyIdOf(definition.key);
  if (definition.dataType === 'Number') return { propertyId, ...toNumbers(definition, value) };
  if (typeof value === 'boolean') return { propertyId, bool: value };
  if (Array.isArray(value))
    return { propertyId, optionIds: value.map((slug) => optionIdOf(definition.key, String(slug))) };
  if (definition.dataType === 'Text') return { propertyId, text: String(value) };
  return { propertyId, optionIds: [optionIdOf(definition.key, String(value))] };
}

function toNumbers({ unit: unitId, decimals = 0 }: PropertyDefinition, value: ModelValue) {
  const [low, high] = Array.isArray(value) ? value : [value];
  const unit = unitId ? unitsById.get(`u-${unitId}`) : undefined;
  const from = roundTo(Number(low), decimals);
  const to = high === undefined ? undefined : roundTo(Number(high), decimals);
  return {
    value: from,
    baseValue: toBase(from, unit),
    ...(to === undefined ? {} : { maxValue: to, baseMaxValue: toBase(to, unit) }),
    ...(unit ? { measurementUnitId: unit.id } : {}),
  };
}

function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** Computes value × factor + offset, to 12 significant digits: 14.8 kN is 14.8, never 14.800000000000001. */
function toBase(value: number, unit: SeedUnit | undefined): number {
  return unit ? Number((value * unit.factor + unit.offset).toPrecision(12)) : value;
}
