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

/** Returns a converter for every quantity of the category with more than one unit; it starts with 1 of the usual unit. */
export function toConverters(data: PropertiesData): UnitConverterProps[] {
  const quantityIds = new Set(data.properties.flatMap(({ measurementQuantityId: id }) => (id ? [id] : [])));
  return [...quantityIds].flatMap((id) => toConverter(data, id) ?? []);
}

function toConverter(data: PropertiesData, quantityId: string): UnitConverterProps | undefined {
  const properties = data.properties.filter((property) => property.measurementQuantityId === quantityId);
  const [first] = properties;
  const units = orderedUnits(data.units[quantityId] ?? [], first?.defaultMeasurementUnitId);
  if (units.length < 2 || first === undefined) return undefined;
  const requested = data.requested?.quantityId === quantityId ? data.requested : undefined;
  const typed = requested?.typed ?? '۱';
  const read = parseQuantity(typed, units);
  const known = (id: string | undefined | null) => units.find((unit) => unit.id === id);
  const own =
    (read.ok ? known(read.value.unitId) : undefined) ??
    known(requested?.unitId) ??
    known(first.defaultMeasurementUnitId) ??
    units[0];
  return {
    id: quantityId,
    title: joinList(properties.slice(0, NAMED_PROPERTIES).map(({ title }) => title)),
    action: data.path,
    names: { quantity: 'convert', value: 'value', unit: 'unit' },
    labels: { ...labels, more: texts.moreUnits(formatNumber(units.length - SHOWN_UNITS)) },
    value: typed,
    unitId: own?.id ?? '',
    units: units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      symbol: unit.symbol,
      factor: unit.factor,
      offset: unit.offset,
      result: read.ok && own ? formatSignificant(convert(read.value.value, own, unit)) : '–',
    })),
    problem: read.ok ? undefined : problemOf(typed),
  };
}
