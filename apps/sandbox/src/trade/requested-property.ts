import type { PropertyValue, TradeRequestPropertyInput } from '@bazaar/api/model';
import { type DraftReferences, propertyKey } from './draft-references';
import type { FieldErrors } from './field-errors';
import { present } from './present';

/** Resolves a property the buyer requests, with the names a reader needs; adds its problems to `errors`. */
export function requestedProperty(
  references: DraftReferences,
  errors: FieldErrors,
  field: string,
  { categoryId, input }: { categoryId: string; input: TradeRequestPropertyInput },
): PropertyValue {
  const known = references.properties.get(propertyKey(categoryId, input.propertyId));
  if (known === undefined) {
    errors.add(`${field}.propertyId`, 'این دسته چنین ویژگی‌ای ندارد.');
    return { propertyId: input.propertyId, title: input.propertyId };
  }
  const { title, group, englishTitle, symbol, measurementQuantityId, decimals, options } = known.document;
  const unit =
    input.measurementUnitId === undefined ? undefined : references.units.get(input.measurementUnitId);
  if (
    input.measurementUnitId !== undefined &&
    (unit === undefined || unit.quantityId !== measurementQuantityId)
  ) {
    errors.add(`${field}.measurementUnitId`, 'این یکا برای این ویژگی نیست.');
  }
  const titles = new Map(options?.map((option) => [option.id, option.title]));
  if (input.optionIds?.some((id) => !titles.has(id)))
    errors.add(`${field}.optionIds`, 'این گزینه در فهرست نیست.');
  if (input.value !== undefined && input.maxValue !== undefined && input.value > input.maxValue) {
    errors.add(`${field}.maxValue`, 'بیشینه نباید از کمینه کمتر باشد.');
  }
  const inBase = (value: number | undefined) =>
    value === undefined || unit === undefined ? undefined : value * unit.factor + unit.offset;
  return {
    propertyId: input.propertyId,
    title,
    ...present({
      englishTitle,
      symbol,
      group,
      value: input.value,
      maxValue: input.maxValue,
      baseValue: inBase(input.value),
      baseMaxValue: inBase(input.maxValue),
      measurementQuantityId,
      measurementUnitId: unit?.id,
      unitDisplayText: unit?.displayText,
      decimals,
      text: input.text,
      bool: input.bool,
      optionIds: input.optionIds,
      optionTitles: input.optionIds?.map((id) => titles.get(id) ?? id),
    }),
  };
}
