import type { MeasurementUnit } from '@bazaar/api/model';
import { describe, expect, it } from 'vitest';
import { neededDecimals, propertyText } from './property-text';

const words = { yes: 'دارد', no: 'ندارد' };
const inch = { id: 'u-inch', symbol: 'in', factor: 25.4, offset: 0 } as MeasurementUnit;
const fahrenheit = { id: 'u-f', symbol: '°F', factor: 5 / 9, offset: -160 / 9 } as MeasurementUnit;

describe('a property as text', () => {
  it('shows a number with its unit and only the digits it needs', () => {
    const bore = { propertyId: 'p', title: 'd', value: 25.4, baseValue: 25.4, unitDisplayText: 'mm' };
    expect(propertyText(bore, words)).toEqual({ value: '۲۵٫۴', unit: 'mm' });
    expect(propertyText(bore, words, { unit: inch })).toEqual({ value: '۱', unit: 'in' });
  });

  it('R-092 writes a range in words', () => {
    const range = { propertyId: 'p', title: 't', value: 0, maxValue: 100, baseValue: 0, baseMaxValue: 100 };
    expect(propertyText(range, words, { unit: fahrenheit }).value).toBe('۳۲ تا ۲۱۲');
  });

  it('shows yes and no, options and plain text', () => {
    const named = { propertyId: 'p', title: 't' };
    expect(propertyText({ ...named, bool: false }, words).value).toBe('ندارد');
    expect(propertyText({ ...named, optionTitles: ['باز', 'ZZ'] }, words).value).toBe('باز، ZZ');
    expect(propertyText({ ...named, text: 'M16×2' }, words).value).toBe('M16×2');
  });

  it('finds the decimals a column needs', () => {
    expect(neededDecimals([20, 25], 2)).toBe(0);
    expect(neededDecimals([9.95, 14.8], 2)).toBe(2);
    expect(neededDecimals([0.12345], 3)).toBe(3);
    expect(neededDecimals([], 2)).toBe(0);
  });
});
