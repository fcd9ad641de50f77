import type { PropertyDataType, PropertyValue, TradeRequestPropertyInput } from '@bazaar/api/model';
import { type DraftReferences, type KnownProperty, propertyKey } from './draft-references';
import type { FieldErrors } from './field-errors';
import { present } from './present';

interface Place {
  references: DraftReferences;
  /** Adds an error at a field of the property. */
  refuse(field: string, sentence: string): void;
}

/** Resolves a property the buyer requests, with the names a reader needs; adds its problems to `errors`. */
export function requestedProperty(
  references: DraftReferences,
  errors: FieldErrors,
  field: string,
  { categoryId, input }: { categoryId: string; input: TradeRequestPropertyInput },
): PropertyValue {
  const place: Place = {
    references,
    refuse: (name, sentence) => errors.add(`${field}.${name}`, sentence),
  };
  const known = references.properties.get(propertyKey(categoryId, input.propertyId));
  if (known === undefined) {
    place.refuse('propertyId', 'این دسته چنین ویژگی‌ای ندارد.');
    return { propertyId: input.propertyId, title: input.propertyId };
  }
  const { title, group, englishTitle, symbol, measurementQuantityId, decimals, dataType } = known.document;
  const names = { englishTitle, symbol, group, measurementQuantityId, decimals };
  if (dataType !== input.dataType) {
    place.refuse('dataType', `«${title}» ${kindNames[dataType]} است.`);
    return { propertyId: input.propertyId, title };
  }
  return { propertyId: input.propertyId, title, ...present({ ...names, ...contentOf(place, known, input) }) };
}

const kindNames: Record<PropertyDataType, string> = {
  Number: 'عدد',
  Text: 'متن',
  Boolean: 'بله یا خیر',
  Option: 'یکی از گزینه‌ها',
  MultiOption: 'چند گزینه',
  Date: 'تاریخ',
};

function contentOf(place: Place, known: KnownProperty, input: TradeRequestPropertyInput) {
  if (input.dataType === 'Number') return numberOf(place, known, input);
  if (input.dataType === 'Boolean') return { bool: input.bool };
  if (input.dataType === 'Text' || input.dataType === 'Date') return { text: input.text };
  const titles = new Map(known.document.options?.map((option) => [option.id, option.title]));
  if (input.optionIds.some((id) => !titles.has(id))) place.refuse('optionIds', 'این گزینه در فهرست نیست.');
  return { optionIds: input.optionIds, optionTitles: input.optionIds.map((id) => titles.get(id) ?? id) };
}

type NumberInput = Extract<TradeRequestPropertyInput, { dataType: 'Number' }>;

function numberOf({ references, refuse }: Place, { document }: KnownProperty, input: NumberInput) {
  const { value, maxValue, measurementUnitId } = input;
  // A number without a unit is in the property's own.
  const unit = references.units.get(measurementUnitId ?? document.defaultMeasurementUnitId ?? '');
  const isForeign = unit === undefined || unit.quantityId !== document.measurementQuantityId;
  if (measurementUnitId !== undefined && isForeign) {
    refuse('measurementUnitId', 'این یکا برای این ویژگی نیست.');
  }
  if (value === undefined && maxValue === undefined) refuse('value', 'کمینه یا بیشینه را بنویسید.');
  if (value !== undefined && maxValue !== undefined && value > maxValue) {
    refuse('maxValue', 'بیشینه نباید از کمینه کمتر باشد.');
  }
  const inBase = (each: number | undefined) =>
    each === undefined || unit === undefined ? undefined : each * unit.factor + unit.offset;
  return {
    value,
    maxValue,
    baseValue: inBase(value),
    baseMaxValue: inBase(maxValue),
    measurementUnitId: unit?.id,
    unitDisplayText: unit?.displayText,
  };
}
