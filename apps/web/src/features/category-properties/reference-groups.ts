import type { CategoryProperty, MeasurementUnit } from '@bazaar/api/model';
import { formatNumber, formatRange, formatSignificant, joinList } from '@bazaar/domain/persian';
import { convert } from '@bazaar/domain/units';
import type {
  ReferenceFact,
  ReferenceGroupView,
  ReferencePropertyView,
} from '@bazaar/ui/patterns/property-reference';
import { rangeFields } from '@/entities/catalogue-filter/panel/range-fields';
import { categoryPropertiesMessages as texts } from '@/translations/category-properties';
import { orderedUnits, type PropertiesData, unitsOf } from './properties-data';

/** Options the fields show at first. */
const SHOWN_OPTIONS = 6;

/** Returns the properties by group, each explained and with fields for the wanted values. */
export function toReferenceGroups(data: PropertiesData): ReferenceGroupView[] {
  const groups = new Map<string, ReferencePropertyView[]>();
  for (const property of data.properties) {
    const title = property.group ?? texts.otherProperties;
    groups.set(title, [...(groups.get(title) ?? []), toProperty(data, property)]);
  }
  return [...groups].map(([title, properties], index) => ({ id: String(index + 1), title, properties }));
}

function toProperty(data: PropertiesData, property: CategoryProperty): ReferencePropertyView {
  const { id, title, symbol, englishTitle, helpText, isFilterable } = property;
  return {
    id,
    title,
    symbol,
    englishTitle,
    meaning: helpText,
    facts: factsOf(data, property),
    input: isFilterable ? inputOf(data, property) : undefined,
  };
}

function factsOf(data: PropertiesData, property: CategoryProperty): ReferenceFact[] {
  const {
    dataType,
    minValue,
    maxValue,
    defaultMeasurementUnitDisplayText: unit,
    isRequiredInRequest,
    isFilterable,
  } = property;
  const units = orderedUnits(unitsOf(data, property), property.defaultMeasurementUnitId).slice(0, 2);
  const side = (value: number | null | undefined) =>
    typeof value === 'number' ? formatSignificant(value) : undefined;
  const usual = formatRange(side(minValue), side(maxValue));
  const parts = usual
    ? [[usual, unit && latin(unit)].filter(Boolean).join(' '), otherUsual(property, units)].filter(Boolean)
    : undefined;
  const facts: ReferenceFact[] = [
    {
      id: 'units',
      label: texts.units,
      value: usual ? '' : joinList(units.map(({ title, symbol }) => `${title} (${latin(symbol)})`)),
    },
    { id: 'usual', label: texts.usual, value: parts?.join(' ') ?? '', parts },
    { id: 'required', label: texts.required, value: isRequiredInRequest ? texts.isRequired : '' },
  ];
  const known = facts.filter(({ value }) => value !== '');
  // A range says itself that it is one of numbers.
  if (known.length > 0 || isFilterable) return known;
  return [{ id: 'kind', label: texts.kind, value: texts.kinds[dataType] }];
}

/** Returns the usual range in the second unit, in brackets; empty without one. */
function otherUsual(
  { minValue, maxValue }: CategoryProperty,
  [own, other]: readonly MeasurementUnit[],
): string {
  if (own === undefined || other === undefined) return '';
  const side = (value: number | null | undefined) =>
    typeof value === 'number' ? formatSignificant(convert(value, own, other), 3) : undefined;
  return `(${formatRange(side(minValue), side(maxValue))} ${latin(other.symbol)})`;
}

/** Isolates a symbol in Persian text, so that «°C» is not reversed. */
function latin(symbol: string): string {
  return `\u2066${symbol}\u2069`;
}

/** Names are those of the list's own form, so that the list reads what is set here. */
function inputOf(data: PropertiesData, property: CategoryProperty): ReferencePropertyView['input'] {
  const { id, title, dataType, options, defaultMeasurementUnitId } = property;
  switch (dataType) {
    case 'Number':
      return {
        kind: 'range',
        ...rangeFields(property),
        unitId: defaultMeasurementUnitId ?? '',
        units: unitsOf(data, property).map((unit) => ({ id: unit.id, symbol: unit.symbol })),
      };
    case 'Boolean':
      return {
        kind: 'options',
        name: `b.${id}`,
        legend: title,
        options: [
          { value: 'true', label: texts.yes },
          { value: 'false', label: texts.no },
        ],
      };
    case 'Option':
    case 'MultiOption':
      return options?.length
        ? {
            kind: 'options',
            name: `o.${id}`,
            legend: title,
            options: options.map((option) => ({ value: option.id, label: option.title })),
            more: texts.moreOptions(formatNumber(options.length - SHOWN_OPTIONS)),
          }
        : undefined;
    default:
      return undefined;
  }
}
