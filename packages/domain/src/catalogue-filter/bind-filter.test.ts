import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCategoryStore } from '../client-state/category-store';
import { bindCategoryFilter } from './bind-filter';
import type { SelectedCategoryProperty } from './filter';

const bore = {
  kind: 'range',
  propertyId: 'p-bore',
  value: 20,
  maxValue: 30,
  measurementUnitId: 'u-mm',
} as const;
const seal = { kind: 'options', propertyId: 'p-seal', optionIds: ['o-rs'] } as const;

function started(...properties: readonly SelectedCategoryProperty[]) {
  const store = createCategoryStore();
  const filter = bindCategoryFilter(store);
  filter.start(properties);
  return { filter, state: () => store.getState() };
}

it('R-040 starting from the address changes nothing, and following the same form neither', () => {
  const { filter, state } = started(bore, seal);
  expect(state().changedCategoryPropertiesFilter).toBe(false);
  filter.follow([{ ...seal, optionIds: ['o-rs'] }, { ...bore }]);
  expect(state()).toMatchObject({
    selectedCategoryProperties: [bore, seal],
    changedCategoryPropertiesFilter: false,
  });
});

it.each([
  ['adds', [bore, seal, { kind: 'boolean', propertyId: 'p-lube', isTrue: true }]],
  ['removes', [bore]],
  ['changes', [{ ...bore, value: 25 }, seal]],
  ['changes options', [bore, { ...seal, optionIds: ['o-zz'] }]],
  ['drops all', []],
] as [string, SelectedCategoryProperty[]][])(
  'R-040 a form that %s marks the filter as changed',
  (_, next) => {
    const { filter, state } = started(bore, seal);
    filter.follow(next);
    expect(state()).toMatchObject({
      selectedCategoryProperties: next,
      changedCategoryPropertiesFilter: true,
    });
    expect(filter.apply()).toEqual(next);
    expect(state().changedCategoryPropertiesFilter).toBe(false);
  },
);

it('R-042 a followed range changes only what differs', () => {
  const known = { ...bore, defaultMeasurementUnitDisplayText: 'mm' };
  const { filter, state } = started(known);
  filter.follow([{ ...bore, maxValue: 40 }]);
  expect(state().selectedCategoryProperties).toEqual([{ ...known, maxValue: 40 }]);
  filter.follow([{ kind: 'range', propertyId: 'p-bore', value: 2, measurementUnitId: 'u-inch' }]);
  expect(state().selectedCategoryProperties).toEqual([
    { kind: 'range', propertyId: 'p-bore', value: 2, measurementUnitId: 'u-inch' },
  ]);
});

it("R-040 R-042 following any form ends with the form's selection", () => {
  const id = fc.constantFrom('p-1', 'p-2', 'p-3');
  const number = fc.option(fc.integer(), { nil: undefined });
  const unit = fc.constantFrom('u-mm', 'u-inch', undefined);
  const property = fc.oneof(
    fc
      .record({ propertyId: id, value: number, maxValue: number, measurementUnitId: unit })
      .map((range) => ({ kind: 'range' as const, ...range })),
    fc
      .record({ propertyId: id, optionIds: fc.array(fc.constantFrom('o-1', 'o-2')) })
      .map((options) => ({ kind: 'options' as const, ...options })),
    fc
      .record({ propertyId: id, isTrue: fc.boolean() })
      .map((boolean) => ({ kind: 'boolean' as const, ...boolean })),
  );
  const form = fc.uniqueArray(property, { selector: ({ propertyId }) => propertyId });
  const said = (properties: readonly SelectedCategoryProperty[]) =>
    JSON.parse(JSON.stringify(properties)).sort(
      (one: { propertyId: string }, other: { propertyId: string }) =>
        one.propertyId.localeCompare(other.propertyId),
    );
  fc.assert(
    fc.property(form, form, (first, second) => {
      const { filter, state } = started(...first);
      filter.follow(second);
      expect(said(state().selectedCategoryProperties)).toEqual(said(second));
    }),
  );
});
