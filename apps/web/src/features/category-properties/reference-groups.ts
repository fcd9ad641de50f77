import type { CategoryProperty } from '@bazaar/api/model';
import { formatRange, formatSignificant, joinList } from '@bazaar/domain/persian';
import type {
  ReferenceFact,
  ReferenceGroupView,
  ReferencePropertyView,
} from '@bazaar/ui/patterns/property-reference';
import { rangeFields } from '@/entities/catalogue-filter/panel/range-fields';
import { categoryPropertiesMessages as texts } from '@/translations/category-properties';
import { type PropertiesData, unitsOf } from './properties-data';

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
  } = property;
  const units = unitsOf(data, property);
  const side = (value: number | null | undefined) =>
    typeof value === 'number' ? formatSignificant(value) : undefined;
  const usual = formatRange(side(minValue), side(maxValue));
  const facts = [
    { id: 'kind', label: texts.kind, value: texts.kinds[dataType] },
    {
      id: 'units',
      label: texts.units,
      value: joinList(units.map(({ title, symbol }) => `${title} (${latin(symbol)})`)),
    },
    {
      id: 'usual',
      label: texts.usual,
      value: usual && [usual, unit && latin(unit)].filter(Boolean).join(' '),
    },
    { id: 'required', label: texts.required, value: isRequiredInRequest ? texts.isRequired : '' },
  ];
  return facts.filter(({ value }) => value !== '');
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
          }
        : undefined;
    default:
      return undefined;
  }
}
