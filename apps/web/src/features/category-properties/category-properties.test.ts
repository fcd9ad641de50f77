import type { MeasurementUnit } from '@bazaar/api/model';
import { expect, it } from 'vitest';
import { propertiesData } from './category-properties.fixtures';
import { toConverter } from './conversions';
import { orderedUnits, readConversion } from './properties-data';
import { toReferenceGroups } from './reference-groups';

it('explains each property once, in its group, with the fields of the list’s own form', () => {
  const [size, build] = toReferenceGroups(propertiesData());
  expect(size?.properties.map(({ title }) => title)).toEqual(['قطر داخلی', 'دمای کار']);
  expect(size?.properties[0]?.input).toMatchObject({ kind: 'range', names: { min: 'min.p-bore' } });
  expect(size?.properties[0]?.facts.map(({ value }) => value)).toContain(
    '۱ تا ۵۰۰ \u2066mm\u2069 (۰٫۰۳۹۴ تا ۱۹٫۷ \u2066in\u2069)',
  );
  expect(build?.properties[0]?.input).toMatchObject({ kind: 'options', name: 'o.p-seal' });
  expect(build?.properties[1]?.input).toBeUndefined();
});

it.each([
  ['convert=q-length&value=%DB%B2&unit=u-inch', ['۵۰٫۸', '۲']],
  ['convert=q-length&value=2%22&unit=u-mm', ['۵۰٫۸', '۲']],
  ['convert=q-length&value=abc&unit=u-mm', ['–', '–']],
  ['convert=q-length', ['۱', '۰٫۰۳۹۳۷۰۱']],
])('converts %s', (query, results) => {
  const requested = readConversion(new URLSearchParams(query));
  const converter = toConverter(propertiesData({ requested }));
  expect(converter?.quantities[0]?.units.map(({ result }) => result)).toEqual(results);
  expect(converter?.problem === undefined).toBe(results[0] !== '–');
});

it('R-593 shows the usual unit and the first of the other system, then the others', () => {
  const unit = (id: string, system: 'SI' | 'Imperial') => ({ id, system }) as MeasurementUnit;
  const units = [unit('cm', 'SI'), unit('mm', 'SI'), unit('in', 'Imperial'), unit('ft', 'Imperial')];
  const ids = (usual?: string) => orderedUnits(units, usual).map(({ id }) => id);
  expect(ids('mm')).toEqual(['mm', 'in', 'cm', 'ft']);
  expect(ids('in')).toEqual(['in', 'cm', 'mm', 'ft']);
  expect(ids()).toEqual(['cm', 'in', 'mm', 'ft']);
  expect(orderedUnits([], 'mm')).toEqual([]);
});

it('detects units with different zero points', () => {
  const requested = { quantityId: 'q-temperature', typed: '100', unitId: 'u-c' };
  const converter = toConverter(propertiesData({ requested }));
  expect(converter?.unitId).toBe('u-c');
  expect(converter?.quantities.at(-1)?.units.map(({ result }) => result)).toEqual(['۱۰۰', '۲۱۲']);
});

it('takes the quantity of a typed unit before the one that was sent', () => {
  const requested = { quantityId: 'q-length', typed: '100 °C', unitId: 'u-mm' };
  const converter = toConverter(propertiesData({ requested }));
  expect(converter?.unitId).toBe('u-c');
  expect(converter?.quantities.map(({ units }) => units[0]?.result)).toEqual(['–', '۱۰۰']);
});
