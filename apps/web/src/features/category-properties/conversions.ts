import type { MeasurementUnit } from '@bazaar/api/model';
import { formatNumber, formatSignificant, joinList } from '@bazaar/domain/persian';
import { convert, parseQuantity } from '@bazaar/domain/units';
import type { UnitConverterProps } from '@bazaar/ui/patterns/unit-converter';
import { categoryPropertiesMessages as texts } from '@/translations/category-properties';
import { problemOf } from './problem-of';
import { orderedUnits, type PropertiesData } from './properties-data';

const NAMED_PROPERTIES = 3;
/** Units in view. */
const SHOWN_UNITS = 2;
const labels = { value: texts.value, unit: texts.unit, convert: texts.convert };

/** Returns the converter of the category's quantities with more than one unit; it starts with 1 of the first usual unit. */
export function toConverter(data: PropertiesData): UnitConverterProps | undefined {
  const quantities = convertible(data);
  const quantity = quantities.find(({ id }) => id === data.requested?.quantityId) ?? quantities[0];
  if (quantity === undefined) return undefined;
  const all = quantities.flatMap(({ units }) => units);
  const typed = data.requested?.typed ?? '۱';
  const read = parseQuantity(typed, all);
  const known = (id: string | undefined) => all.find((unit) => unit.id === id);
  const own =
    (read.ok ? known(read.value.unitId) : undefined) ?? known(data.requested?.unitId) ?? quantity.units[0];
  return {
    action: `${data.path}#converter`,
    names: { quantity: 'convert', value: 'value', unit: 'unit' },
    quantityId: quantity.id,
    labels,
    value: typed,
    unitId: own?.id ?? '',
    quantities: quantities.map(({ id, title, units }) => ({
      id,
      title,
      more: texts.moreUnits(formatNumber(units.length - SHOWN_UNITS)),
      units: units.map((unit) => ({
        id: unit.id,
        title: unit.title,
        symbol: unit.symbol,
        factor: unit.factor,
        offset: unit.offset,
        result:
          read.ok && own && units.includes(own)
            ? formatSignificant(convert(read.value.value, own, unit))
            : '–',
      })),
    })),
    hint: texts.converterLead,
    problem: read.ok ? undefined : problemOf(typed),
  };
}

interface Convertible {
  readonly id: string;
  readonly title: string;
  readonly units: readonly MeasurementUnit[];
}

function convertible(data: PropertiesData): Convertible[] {
  const ids = new Set(data.properties.flatMap(({ measurementQuantityId: id }) => (id ? [id] : [])));
  return [...ids].flatMap((id) => {
    const properties = data.properties.filter((property) => property.measurementQuantityId === id);
    const units = orderedUnits(data.units[id] ?? [], properties[0]?.defaultMeasurementUnitId);
    const title = joinList(properties.slice(0, NAMED_PROPERTIES).map((property) => property.title));
    return units.length < 2 ? [] : [{ id, title, units }];
  });
}
