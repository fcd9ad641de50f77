import type { CategoryProperty, MeasurementUnit } from '@bazaar/api/model';
import type { AssistantProperty, AssistantVocabulary } from '@bazaar/domain/assistant';
import type { GeneralVocabulary, PropertiesById } from './load-vocabulary';

/** Returns what the rules may choose from, of what the catalogue says. */
export function toVocabulary(
  { offered, cities, tradeUnits }: GeneralVocabulary,
  properties: PropertiesById,
  units: readonly MeasurementUnit[],
): AssistantVocabulary {
  return {
    categories: offered,
    properties: Object.fromEntries(
      Object.entries(properties).map(([id, list]) => [id, list.map(toAssistantProperty)]),
    ),
    units,
    tradeUnits: tradeUnits.map(({ id, title }) => ({ id, title })),
    cities: cities.map(({ id, name, englishName }) => ({ id, title: name, englishTitle: englishName })),
  };
}

function toAssistantProperty(property: CategoryProperty): AssistantProperty {
  const { id, title, symbol, dataType, isFilterable } = property;
  return {
    id,
    title,
    symbol,
    dataType: dataType as AssistantProperty['dataType'],
    quantityId: property.measurementQuantityId,
    defaultUnitId: property.defaultMeasurementUnitId,
    isFilterable,
    options: (property.options ?? []).map((option) => ({ id: option.id, title: option.title })),
  };
}
