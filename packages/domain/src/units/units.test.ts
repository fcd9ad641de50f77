import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from '../persian/numbers';
import { chooseUnit, hasBothSystems } from './choose-unit';
import { parseQuantity } from './parse-quantity';
import { convert, fromBase, toBase, type Unit } from './unit';

const mm: Unit = { id: 'u-mm', symbol: 'mm', title: 'میلی‌متر', factor: 1, system: 'SI', isBase: true };
const metre: Unit = { id: 'u-m', symbol: 'm', title: 'متر', factor: 1000, system: 'SI' };
const inch: Unit = { id: 'u-in', symbol: 'in', title: 'اینچ', factor: 25.4, system: 'Imperial' };
const length = [mm, metre, inch];
const celsius: Unit = {
  id: 'u-c',
  symbol: '°C',
  title: 'درجهٔ سلسیوس',
  factor: 1,
  system: 'SI',
  isBase: true,
};
const fahrenheit: Unit = { id: 'u-f', symbol: '°F', factor: 5 / 9, offset: -160 / 9, system: 'Imperial' };
const bar: Unit = { id: 'u-bar', symbol: 'bar', title: 'بار', factor: 1, isBase: true, system: 'SI' };
const mpa: Unit = { id: 'u-mpa', symbol: 'MPa', title: 'مگاپاسکال', factor: 10, system: 'SI' };
const degree: Unit = { id: 'u-deg', symbol: '°', title: 'درجه', factor: 1 };
const perMinute: Unit = { id: 'u-rpm', symbol: 'r/min', title: 'دور بر دقیقه', factor: 1 };
const torque: Unit = { id: 'u-nm', symbol: 'N·m', title: 'نیوتن‌متر', factor: 1 };
const kgf: Unit = { id: 'u-kgf', symbol: 'kgf/cm²', factor: 0.980665, system: 'Local' };
const milliwatt: Unit = { id: 'u-milli', symbol: 'mW', factor: 0.001 };
const horsepower: Unit = { id: 'u-hp', symbol: 'hp', title: 'اسب بخار', factor: 0.7457 };
const pound: Unit = { id: 'u-lb', symbol: 'lb', title: 'پوند', factor: 0.4536 };
const gallon: Unit = { id: 'u-gal', symbol: 'gal', title: 'گالن', factor: 3.7854 };
const gallonsPerMinute: Unit = { id: 'u-gpm', symbol: 'gpm', factor: 0.2271 };
const poundForce: Unit = { id: 'u-lbf', symbol: 'lbf', factor: 4.448 };
const megawatt: Unit = { id: 'u-mega', symbol: 'MW', factor: 1e6 };

it.each([
  [2, inch, 50.8],
  [212, fahrenheit, 100],
  [-40, fahrenheit, -40],
  [1.5, mpa, 15],
  [0.1, metre, 100],
])('R-060 %d in a unit is %s in the base', (value, unit, base) => {
  expect(toBase(value, unit)).toBe(base);
  expect(fromBase(base, unit)).toBe(value);
});

it('R-061 converts there and back to the same value', () => {
  expect(convert(2, inch, mm)).toBe(50.8);
  expect(convert(50.8, mm, inch)).toBe(2);
  const pairs = fc.constantFrom<[Unit, Unit]>(
    [mm, inch],
    [metre, inch],
    [celsius, fahrenheit],
    [bar, kgf],
    [bar, mpa],
  );
  fc.assert(
    fc.property(pairs, fc.integer({ min: -9_999_999, max: 9_999_999 }), ([from, to], thousandths) => {
      const value = thousandths / 1000;
      const back = convert(convert(value, from, to), to, from);
      expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-7);
    }),
  );
});

it.each([
  ['۵۰ bar', [bar, mpa], 50, 'u-bar'],
  ['50BAR', [bar, mpa], 50, 'u-bar'],
  ['2"', length, 2, 'u-in'],
  ['۲ اینچ', length, 2, 'u-in'],
  ['1 1/2 in', length, 1.5, 'u-in'],
  ['۳/۴"', length, 0.75, 'u-in'],
  ['۱٫۵ مگاپاسکال', [bar, mpa], 1.5, 'u-mpa'],
  ['۵ میلی متر', length, 5, 'u-mm'],
  ['۵ ميلي‌متر', length, 5, 'u-mm'],
  ['-40 °C', [celsius, fahrenheit], -40, 'u-c'],
  ['7 kgf/cm2', [bar, kgf], 7, 'u-kgf'],
  ['3 mW', [megawatt, milliwatt], 3, 'u-milli'],
  ['3 MW', [milliwatt, megawatt], 3, 'u-mega'],
  ['۱٬۲۰۰', length, 1200, undefined],
  ['½ اینچ', length, 0.5, 'u-in'],
  ['1½"', length, 1.5, 'u-in'],
  ['1-1/2"', length, 1.5, 'u-in'],
  ['۱ و ۱/۲ اینچ', length, 1.5, 'u-in'],
  ['1/2 اینچ', length, 0.5, 'u-in'],
  ["2''", length, 2, 'u-in'],
  ['۳ inches', length, 3, 'u-in'],
  ['۲/۵ میل', length, 2.5, 'u-mm'],
  ['۰/۸', length, 0.8, undefined],
  ['۰/۸ میلی‌متر', length, 0.8, 'u-mm'],
  ['۰/۲', length, 0.2, undefined],
  ['۰/۱۶ اینچ', length, 0.16, 'u-in'],
  ['0/4', length, 0.4, undefined],
  ['۲/۴', length, 2.4, undefined],
  ['۶/۸ میل', length, 6.8, 'u-mm'],
  ['۱/۰۲', length, 1.02, undefined],
  ['۵/۰ میل', length, 5, 'u-mm'],
  ['۱/۲', length, 0.5, undefined],
  ['۳/۸', length, 0.375, undefined],
  ['۳/۸ اینچ', length, 0.375, 'u-in'],
  ['۱/۲ اسب', [horsepower], 0.5, 'u-hp'],
  ['۱/۲ پوند', [pound], 0.5, 'u-lb'],
  ['۳/۴ گالن', [gallon], 0.75, 'u-gal'],
  ['۱/۲ gpm', [gallonsPerMinute], 0.5, 'u-gpm'],
  ['۱/۲ lbf', [poundForce], 0.5, 'u-lbf'],
  ['۶/۸ اینچ', length, 0.75, 'u-in'],
  ['−۲/۴ اینچ', length, -0.5, 'u-in'],
  ['۸/۴ اینچ', length, 8.4, 'u-in'],
  ['۶/۸', length, 6.8, undefined],
  ['۶/۸ میلی‌متر', length, 6.8, 'u-mm'],
  ['۱/۲ میلی‌متر', length, 1.2, 'u-mm'],
  ['−۱/۲ بار', [bar], -1.2, 'u-bar'],
  ['1/2 mm', length, 0.5, 'u-mm'],
  ['½ میلی‌متر', length, 0.5, 'u-mm'],
  ['1,5 bar', [bar, mpa], 1.5, 'u-bar'],
  ['0,125 in', length, 0.125, 'u-in'],
  ['1,250 mm', length, 1250, 'u-mm'],
  ['۱۲،۵ بار', [bar, mpa], 12.5, 'u-bar'],
  ['.5 bar', [bar, mpa], 0.5, 'u-bar'],
  ['5. bar', [bar, mpa], 5, 'u-bar'],
  ['+5', length, 5, undefined],
  ['−۲۰ درجه', [celsius, fahrenheit], -20, 'u-c'],
  ['منفی ۲۰ درجهٔ سانتی‌گراد', [celsius, fahrenheit], -20, 'u-c'],
  ['30°', [celsius, fahrenheit], 30, 'u-c'],
  ['۳۰ درجه', [degree], 30, 'u-deg'],
  ['۸۶ فارنهایت', [celsius, fahrenheit], 86, 'u-f'],
  ['۱۴۵۰ دور در دقیقه', [perMinute], 1450, 'u-rpm'],
  ['1450 RPM', [perMinute], 1450, 'u-rpm'],
  ['12 N.m', [torque], 12, 'u-nm'],
  ['12 N*m', [torque], 12, 'u-nm'],
  ['\u2066−۵\u2069 °C', [celsius], -5, 'u-c'],
])('R-062 reads %j', (typed, units, value, unitId) => {
  expect(parseQuantity(typed, units)).toEqual({ ok: true, value: { value, unitId } });
});

it.each([
  ['۱/۲', mm, 1.2],
  ['۱/۲', inch, 0.5],
  ['۶/۸', inch, 0.75],
  ['1/2', mm, 0.5],
  ['۱/۲ اینچ', mm, 0.5],
])('R-062 reads %j in a field whose unit is chosen as with this unit behind it', (typed, chosen, value) => {
  const read = parseQuantity(typed, length, chosen);
  expect(read.ok && read.value.value).toBe(value);
});

it('R-062 reads back what a filter shows: any number, in any digits, with any unit', () => {
  const units = [mm, metre, inch, celsius, fahrenheit, bar, mpa, kgf, milliwatt, megawatt];
  const amounts = fc.integer({ min: -9_999_999, max: 9_999_999 });
  const names = fc
    .constantFrom(...units)
    .chain((unit) =>
      fc.record({ unit: fc.constant(unit), name: fc.constantFrom(unit.symbol, unit.title ?? unit.symbol) }),
    );
  fc.assert(
    fc.property(amounts, names, fc.boolean(), (thousandths, { unit, name }, isPersian) => {
      const value = thousandths / 1000;
      const text = `${isPersian ? formatNumber(value) : value} ${name}`;
      expect(parseQuantity(text, units)).toEqual({ ok: true, value: { value, unitId: unit.id } });
    }),
  );
});

it('R-062 never throws and never returns an invalid number', () => {
  const text = fc.string({ unit: fc.constantFrom(...'۱2/.,٫٬-−+½" \'بarmدرجه°') });
  fc.assert(
    fc.property(text, (typed) => {
      const read = parseQuantity(typed, length);
      if (read.ok) expect(Number.isFinite(read.value.value)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('R-062 refuses what is no quantity of these units', () => {
  expect(parseQuantity('bar', [bar])).toEqual({ ok: false, reason: 'no-number' });
  expect(parseQuantity('', [bar])).toEqual({ ok: false, reason: 'no-number' });
  expect(parseQuantity('5/0 in', length)).toEqual({ ok: false, reason: 'no-number' });
  expect(parseQuantity('50 mm', [bar])).toEqual({ ok: false, reason: 'unknown-unit' });
  expect(parseQuantity('2"', [bar])).toEqual({ ok: false, reason: 'unknown-unit' });
});

it('R-063 the chosen unit wins, then the system, then the default, then the base', () => {
  const wish = { chosenUnitId: 'u-m', system: 'Imperial', defaultUnitId: 'u-mm' } as const;
  expect(chooseUnit(length, wish)).toBe(metre);
  expect(chooseUnit(length, { system: 'Imperial', defaultUnitId: 'u-mm' })).toBe(inch);
  expect(chooseUnit(length, { system: 'SI', defaultUnitId: 'u-m' })).toBe(metre);
  expect(chooseUnit(length, { defaultUnitId: 'u-m' })).toBe(metre);
  expect(chooseUnit([inch, mm], {})).toBe(mm);
  expect(chooseUnit([bar, kgf], { system: 'Imperial' })).toBe(bar);
  expect(chooseUnit([], {})).toBeUndefined();
  expect(hasBothSystems(length)).toBe(true);
  expect(hasBothSystems([bar, kgf])).toBe(false);
});
