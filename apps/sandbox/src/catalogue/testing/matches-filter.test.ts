import type { SelectedCategoryProperty } from '@bazaar/domain/catalogue-filter';
import { expect, it } from 'vitest';
import { matchesFilter } from './matches-filter';

const mm = { id: 'u-mm', symbol: 'mm', factor: 1 };
const inch = { id: 'u-in', symbol: 'in', factor: 25.4 };
const celsius = { id: 'u-c', symbol: '°C', factor: 1 };
const fahrenheit = { id: 'u-f', symbol: '°F', factor: 5 / 9, offset: -160 / 9 };
const units = [mm, inch, celsius, fahrenheit];
const seal: SelectedCategoryProperty = { kind: 'options', propertyId: 'p-seal', optionIds: ['o1', 'o2'] };
const isOpen: SelectedCategoryProperty = { kind: 'boolean', propertyId: 'p-open', isTrue: true };
const product = [
  { propertyId: 'p-d', baseValue: 50.8 },
  { propertyId: 'p-t', baseValue: -20, baseMaxValue: 120 },
  { propertyId: 'p-n', value: 8 },
  { propertyId: 'p-seal', optionIds: ['o2'] },
  { propertyId: 'p-open', bool: true },
];
const passes = (property: SelectedCategoryProperty) => matchesFilter(product, [property], units);
const range = (propertyId: string, value?: number, maxValue?: number, measurementUnitId?: string) => ({
  kind: 'range' as const,
  propertyId,
  value,
  maxValue,
  measurementUnitId,
});

it.each([
  [range('p-d', 2, 2, 'u-in'), true],
  [range('p-d', 50.8, undefined, 'u-mm'), true],
  [range('p-d', undefined, 50.7, 'u-mm'), false],
  [range('p-d', 50.9), false],
  [range('p-t', 120, 200, 'u-c'), true],
  [range('p-t', 212, undefined, 'u-f'), true],
  [range('p-t', 249, undefined, 'u-f'), false],
  [range('p-t', -100, -21, 'u-c'), false],
  [range('p-n', 8, 8), true],
  [range('p-none', 1), false],
  [range('p-seal', 1), false],
  [seal, true],
  [{ ...seal, optionIds: ['o1'] }, false],
  [isOpen, true],
  [{ ...isOpen, isTrue: false }, false],
  [{ ...isOpen, propertyId: 'p-none', isTrue: false }, false],
] as [SelectedCategoryProperty, boolean][])('R-049 %j lets the product pass: %s', (property, expected) => {
  expect(passes(property)).toBe(expected);
});

it('R-049 all conditions must pass, none lets all pass', () => {
  expect(matchesFilter(product, [], units)).toBe(true);
  expect(matchesFilter(product, [seal, isOpen], units)).toBe(true);
  expect(matchesFilter(product, [seal, { ...isOpen, isTrue: false }], units)).toBe(false);
});
