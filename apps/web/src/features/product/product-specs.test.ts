import { describe, expect, it } from 'vitest';
import { keyProperties, productCatalog, temperatureProperty } from '@/testing/record-fixtures';
import { units } from '@/testing/unit-fixtures';
import { hasImperialValue, quantityIdsOf, toDualValue, toSpecGroups } from './product-specs';

describe('a property in both systems of units', () => {
  it('converts a length (R-060, R-061)', () => {
    expect(toDualValue(keyProperties[0]!, units)).toEqual({
      value: '۲۵',
      unit: 'mm',
      isLatin: false,
      imperial: { value: '۰٫۹۸۴۲۵۲', unit: 'in' },
    });
  });

  it('converts a range of temperatures with its offset (R-060), with the minus left of its number (R-092)', () => {
    const { value, imperial } = toDualValue(temperatureProperty, units);
    expect(value).toBe('\u2066−۴۰\u2069 تا ۱۰۰');
    expect(imperial).toEqual({ value: '\u2066−۴۰\u2069 تا ۲۱۲', unit: '°F' });
  });

  it('keeps its own unit when the units of its quantity are unknown (R-063)', () => {
    expect(toDualValue(keyProperties[0]!, new Map()).imperial).toBeUndefined();
  });

  it('keeps its own unit when that is an inch already', () => {
    const inInch = { ...keyProperties[0]!, measurementUnitId: 'u-inch', value: 1, baseValue: 25.4 };
    expect(toDualValue(inInch, units).imperial).toBeUndefined();
  });

  it('sets codes left to right, and words not', () => {
    const option = { propertyId: 'p', title: 'لقی' };
    expect(toDualValue({ ...option, optionTitles: ['C3'] }, units).isLatin).toBe(true);
    expect(toDualValue({ ...option, optionTitles: ['عادی CN'] }, units).isLatin).toBe(false);
  });
});

describe('the specification', () => {
  const groups = toSpecGroups(productCatalog.properties, units);

  it('keeps the order of the category and groups related properties', () => {
    expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
      ['ابعاد', 3],
      ['ساختار', 2],
      ['شرایط کار', 1],
    ]);
  });

  it('offers the switch only when it changes something', () => {
    expect(hasImperialValue(groups)).toBe(true);
    expect(hasImperialValue(toSpecGroups(productCatalog.properties, new Map()))).toBe(false);
  });

  it('reads each quantity once', () => {
    expect(quantityIdsOf(productCatalog.properties)).toEqual(['q-length', 'q-temperature']);
  });
});
