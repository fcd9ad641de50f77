import { convert, type Unit } from '../units/unit';
import { mapRange } from './api-query';
import type { SelectedCategoryProperty, SelectedRange } from './filter';

/** Changes to a range; only supplied members change. `null` opens a side. */
export interface RangeChange {
  readonly value?: number | null;
  readonly maxValue?: number | null;
  readonly measurementUnitId?: string;
  readonly defaultMeasurementUnitDisplayText?: string;
}

/**
 * Returns the range with the supplied parts replaced: the value, the upper value, or the unit with its display text. Numbers are not
 * converted.
 */
export function changeRange(range: SelectedRange, change: RangeChange): SelectedRange {
  const { value, maxValue, measurementUnitId, defaultMeasurementUnitDisplayText } = change;
  const next: Mutable<SelectedRange> = { ...range };
  if (value === null) delete next.value;
  else if (value !== undefined) next.value = value;
  if (maxValue === null) delete next.maxValue;
  else if (maxValue !== undefined) next.maxValue = maxValue;
  if (measurementUnitId !== undefined) {
    next.measurementUnitId = measurementUnitId;
    if (defaultMeasurementUnitDisplayText === undefined) delete next.defaultMeasurementUnitDisplayText;
  }
  if (defaultMeasurementUnitDisplayText !== undefined) {
    next.defaultMeasurementUnitDisplayText = defaultMeasurementUnitDisplayText;
  }
  return next;
}

/**
 * Converts a range to another unit of its quantity: it matches the same products with other numbers. The numbers keep twelve digits; fields
 * and chips show fewer (`formatSignificant`), because rounding here would move the ends of the range.
 */
export function changeUnit(range: SelectedRange, from: Unit, to: Unit): SelectedRange {
  const converted = mapRange(range, (value) => convert(value, from, to));
  return {
    ...converted,
    measurementUnitId: to.id,
    defaultMeasurementUnitDisplayText: to.displayText ?? to.symbol,
  };
}

/** Returns whether the condition matches everything and can be dropped. */
export function isEmptyProperty(property: SelectedCategoryProperty): boolean {
  switch (property.kind) {
    case 'range':
      return property.value === undefined && property.maxValue === undefined;
    case 'options':
      return property.optionIds.length === 0;
    case 'boolean':
      return false;
  }
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
