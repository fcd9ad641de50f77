import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCategoryStore } from '../client-state/category-store';
import { toApiQuery } from './api-query';
import { bindCategoryFilter } from './bind-filter';
import { changeUnit } from './change-property';
import { filterChips } from './chips';
import { EMPTY_FILTER, type SelectedCategoryProperty, type SelectedRange } from './filter';

const mm = { id: 'u-mm', symbol: 'mm', factor: 1 };
const inch = { id: 'u-in', symbol: 'in', displayText: 'اینچ', factor: 25.4 };
const celsius = { id: 'u-c', symbol: '°C', factor: 1 };
const fahrenheit = { id: 'u-f', symbol: '°F', factor: 5 / 9, offset: -160 / 9 };
const units = [mm, inch, celsius, fahrenheit];
const bore: SelectedRange = {
  kind: 'range',
  propertyId: 'p-d',
  value: 20,
  maxValue: 30,
  measurementUnitId: 'u-mm',
  defaultMeasurementUnitDisplayText: 'mm',
};
const seal: SelectedCategoryProperty = { kind: 'options', propertyId: 'p-seal', optionIds: ['o1', 'o2'] };
const isOpen: SelectedCategoryProperty = { kind: 'boolean', propertyId: 'p-open', isTrue: true };

/** Creates a store and its filter actions. */
function createFilter(initial: Parameters<typeof createCategoryStore>[0] = []) {
  const store = createCategoryStore(initial);
  return { ...store, ...bindCategoryFilter(store) };
}

const actions: [name: string, act: (store: ReturnType<typeof createFilter>) => void][] = [
  ['add', (store) => store.add(seal)],
  ['remove', (store) => store.remove('p-d')],
  ['set', (store) => store.set([])],
  ['change', (store) => store.change('p-d', { value: 5 })],
];

it.each(actions)('R-040 %s marks the filter as changed', (_name, act) => {
  const store = createFilter([bore]);
  expect(store.getState().changedCategoryPropertiesFilter).toBe(false);
  act(store);
  expect(store.getState().changedCategoryPropertiesFilter).toBe(true);
});

it('R-040 add replaces the property that is there, remove and set leave what they name', () => {
  const store = createFilter([bore, seal]);
  store.add({ ...bore, value: 1 });
  expect(store.getState().selectedCategoryProperties).toEqual([{ ...bore, value: 1 }, seal]);
  store.remove('p-d');
  expect(store.getState().selectedCategoryProperties).toEqual([seal]);
  store.set([isOpen]);
  expect(store.getState().selectedCategoryProperties).toEqual([isOpen]);
});

it('R-041 apply drops empty conditions, leaves the order of a range to the address and clears the mark', () => {
  const store = createFilter();
  const reversed = { ...bore, value: 30, maxValue: 20 };
  store.set([
    reversed,
    { kind: 'range', propertyId: 'p-w', measurementUnitId: 'u-mm' },
    { ...seal, optionIds: [] },
    isOpen,
  ]);
  expect(store.apply()).toEqual([reversed, isOpen]);
  expect(store.getState()).toMatchObject({
    selectedCategoryProperties: [reversed, isOpen],
    changedCategoryPropertiesFilter: false,
  });
});

it.each([
  [{ value: 25 }, { ...bore, value: 25 }],
  [{ maxValue: 25 }, { ...bore, maxValue: 25 }],
  [
    { measurementUnitId: 'u-in', defaultMeasurementUnitDisplayText: 'in' },
    { ...bore, measurementUnitId: 'u-in', defaultMeasurementUnitDisplayText: 'in' },
  ],
  [{}, bore],
])('R-042 change %j touches only what is supplied', (change, expected) => {
  const store = createFilter([bore, seal]);
  store.change('p-d', change);
  store.change('p-seal', change);
  expect(store.getState().selectedCategoryProperties).toEqual([expected, seal]);
});

it('R-042 a side is opened with null, and a new unit drops the old display text', () => {
  const store = createFilter([bore]);
  store.change('p-d', { value: null, measurementUnitId: 'u-in' });
  expect(store.getState().selectedCategoryProperties).toEqual([
    { kind: 'range', propertyId: 'p-d', maxValue: 30, measurementUnitId: 'u-in' },
  ]);
  store.change('p-d', { maxValue: null });
  expect(store.apply()).toEqual([]);
});

it('R-046 sends numbers in the base unit and names only what is set', () => {
  const inInch = { ...bore, value: 2, maxValue: 4, measurementUnitId: 'u-in' };
  const heat = { ...bore, propertyId: 'p-t', value: 212, maxValue: undefined, measurementUnitId: 'u-f' };
  expect(toApiQuery({ ...EMPTY_FILTER, properties: [inInch, heat, seal, isOpen] }, units)).toEqual({
    f: ['p-d:50.8~101.6', 'p-t:100~', 'p-seal:o1,o2', 'p-open:true'],
    pageNumber: 1,
    pageSize: 25,
  });
  const rest = { term: 'پمپ', sort: 'name', saleCityIds: ['1'], kinds: ['Importer'], priceKind: 'Fixed' };
  expect(toApiQuery({ ...EMPTY_FILTER, ...rest, confirmedOnly: true }, units)).toEqual({
    ...rest,
    confirmedOnly: true,
    pageNumber: 1,
    pageSize: 25,
  });
});

it('R-048 makes a chip of each active filter', () => {
  const filter = {
    ...EMPTY_FILTER,
    properties: [bore, seal, isOpen],
    saleCityIds: ['city-1'],
    kinds: ['Importer'],
    priceKind: 'Fixed',
    confirmedOnly: true,
    term: 'پمپ',
    pageNumber: 3,
  };
  const chips = filterChips(filter, {
    property: (id) => ({ 'p-d': 'قطر داخلی', 'p-seal': 'آب‌بند' })[id],
    option: (_property, option) => (option === 'o1' ? 'باز' : undefined),
  });
  expect(chips.map(({ key, title, value }) => [key, title, value])).toEqual([
    ['f:p-d', 'قطر داخلی', '۲۰ تا ۳۰'],
    ['f:p-seal', 'آب‌بند', 'باز و o2'],
    ['f:p-open', 'p-open', ''],
    ['city:city-1', '', 'city-1'],
    ['kind:Importer', '', 'Importer'],
    ['priceKind', '', 'Fixed'],
    ['confirmedOnly', '', ''],
    ['term', '', 'پمپ'],
  ]);
  expect(chips[0]).toMatchObject({ unitText: 'mm', without: { properties: [seal, isOpen], pageNumber: 1 } });
  const stripped = chips.reduce(
    (left, { key }) => {
      const chip = filterChips(left, { property: () => '', option: () => '' }).find(
        (other) => other.key === key,
      );
      return chip?.without ?? left;
    },
    filter as typeof EMPTY_FILTER,
  );
  expect(stripped).toEqual(EMPTY_FILTER);
});

it('R-050 the same range in another unit finds the same goods', () => {
  const requested = (range: SelectedRange) =>
    toApiQuery({ ...EMPTY_FILTER, properties: [range] }, units).f?.map((text) => text.split('@')[0]);
  expect(changeUnit({ ...bore, value: 50.8, maxValue: 101.6 }, mm, inch)).toEqual({
    ...bore,
    value: 2,
    maxValue: 4,
    measurementUnitId: 'u-in',
    defaultMeasurementUnitDisplayText: 'اینچ',
  });
  const { value: _value, ...open } = bore;
  expect(changeUnit(open, mm, inch)).not.toHaveProperty('value');
  const eighths = fc.integer({ min: 1, max: 800 }).map((count) => count / 8);
  fc.assert(
    fc.property(eighths, eighths, (left, right) => {
      const inInch = {
        ...bore,
        value: Math.min(left, right),
        maxValue: Math.max(left, right),
        measurementUnitId: 'u-in',
      };
      const inMm = changeUnit(inInch, inch, mm);
      expect(changeUnit(inMm, mm, inch)).toMatchObject({ value: inInch.value, maxValue: inInch.maxValue });
      expect(requested(inMm)).toEqual(requested(inInch));
    }),
  );
});
