import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase } from '../units/unit';
import {
  type ComparableValue,
  type CompareCategory,
  type CompareSelection,
  comparedUnit,
  joinBands,
  parseCompareSelection,
  plainUnitPreference,
  readComparedIds,
  readUnitPreference,
  toCsv,
  toggleCompared,
  unlikeMost,
  valuesDiffer,
  withoutCompared,
  writeComparedIds,
  writeUnitPreference,
} from '.';

const mm = { id: 'u-mm', symbol: 'mm', factor: 1, system: 'SI', isBase: true } as const;
const inch = { id: 'u-inch', symbol: 'in', factor: 25.4, system: 'Imperial' } as const;
const metre = { id: 'u-m', symbol: 'm', factor: 1000, system: 'SI' } as const;
const length = [mm, inch, metre];

it.each([
  [['a~b'], ['a', 'b'], false],
  [['a', 'b', 'c'], ['a', 'b', 'c'], false],
  [['a~b~c~d~e'], ['a', 'b', 'c', 'd'], true],
  [['a~a~b'], ['a', 'b'], true],
  [['a~<b>~'], ['a'], true],
  [[''], [], false],
])('reads the things of %j', (texts, ids, isCut) => {
  expect(readComparedIds(texts)).toEqual({ ids, isCut });
});

it('reads back the address it wrote', () => {
  const id = fc.stringMatching(/^[\w-]{1,20}$/);
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 4 }), (ids) => {
      expect(readComparedIds([writeComparedIds(ids)])).toEqual({ ids, isCut: false });
    }),
  );
});

describe('one unit for all', () => {
  it.each([
    [{ isImperial: false, unitIds: [] }, 'u-mm'],
    [{ isImperial: true, unitIds: [] }, 'u-inch'],
    [{ isImperial: true, unitIds: ['u-bar', 'u-m'] }, 'u-m'],
  ])('of %j is %s', (wish, unitId) => {
    expect(comparedUnit(length, wish, 'u-mm')?.id).toBe(unitId);
    expect(readUnitPreference([writeUnitPreference(wish)])).toEqual(wish);
  });

  it('leaves out of the address what is so anyway', () => {
    const quantities = [{ units: length, defaultUnitId: 'u-mm' }];
    const plain = (unitIds: string[]) =>
      plainUnitPreference({ isImperial: false, unitIds }, quantities).unitIds;
    expect(plain(['u-mm', 'u-bar'])).toEqual([]);
    expect(plain(['u-m'])).toEqual(['u-m']);
  });
});

describe('differences', () => {
  const both = (...values: (ComparableValue | undefined)[]) => valuesDiffer(values);
  it('are judged in base units', () => {
    expect(both({ value: 1, baseValue: 25.4 }, { value: 25.4, baseValue: 25.4 })).toBe(false);
    expect(both({ value: 25.4, baseValue: 645.16 }, { value: 25.4, baseValue: 25.4 })).toBe(true);
  });
  it('see a range, a missing value, words, options in any order', () => {
    expect(both({ baseValue: 1, baseMaxValue: 2 }, { baseValue: 1 })).toBe(true);
    expect(both({ baseValue: 1 }, undefined)).toBe(true);
    expect(both(undefined, undefined)).toBe(false);
    expect(both({ bool: false }, { bool: true })).toBe(true);
    expect(both({ optionIds: ['a', 'b'] }, { optionIds: ['b', 'a'] })).toBe(false);
    expect(both({ text: 'M16 ' }, { text: 'M16' })).toBe(false);
  });
  it('are not made by a change of unit and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (base) => {
        const there = fromBase(base, inch) * inch.factor;
        expect(both({ baseValue: base }, { baseValue: there })).toBe(false);
      }),
    );
  });
});

it.each([
  [
    [10, 10, 12],
    [false, false, true],
  ],
  [
    [10, 12, 10, 14],
    [false, true, false, true],
  ],
  [
    [10, 12],
    [true, true],
  ],
  [
    [10, 12, 14],
    [true, true, true],
  ],
  [
    [10, 10, 12, 12],
    [true, true, true, true],
  ],
  [
    [10, undefined, 10],
    [false, true, false],
  ],
  [
    [10, 10],
    [false, false],
  ],
  [[10], [false]],
])('R-585 marks of %j those unlike most', (values, marks) => {
  const given = values.map((value) => (value === undefined ? undefined : { baseValue: value }));
  expect(unlikeMost(given)).toEqual(marks);
});

describe('R-586 bands', () => {
  const group = (title: string, count: number) => ({
    titles: [title],
    rows: Array.from({ length: count }, (_, index) => `${title}${index}`),
  });
  const titles = (...groups: ReturnType<typeof group>[]) => joinBands(groups).map((band) => band.titles);
  it('are two at most, of neighbours, as even as they can be', () => {
    expect(titles(group('a', 3), group('b', 2), group('c', 1), group('d', 1))).toEqual([
      ['a'],
      ['b', 'c', 'd'],
    ]);
    expect(titles(group('a', 1), group('b', 1), group('c', 5))).toEqual([['a', 'b'], ['c']]);
    expect(titles(group('a', 1), group('b', 9))).toEqual([['a'], ['b']]);
    expect(titles()).toEqual([]);
  });
  it('lose no row and no title, and keep their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 9 }), (counts) => {
        const groups = counts.map((count, index) => group(String(index), count));
        const bands = joinBands(groups);
        expect(bands.length).toBeLessThanOrEqual(2);
        expect(bands.flatMap(({ rows }) => rows)).toEqual(groups.flatMap(({ rows }) => rows));
        expect(bands.flatMap((band) => band.titles)).toEqual(groups.flatMap((one) => one.titles));
      }),
    );
  });
});

describe('the selection', () => {
  const category = { categoryId: 'c-1', categoryName: 'بلبرینگ', path: '/products/category/c-1' };
  const item = (id: string) => ({ id, name: id });
  const four: CompareSelection = { ...category, items: ['a', 'b', 'c', 'd'].map(item) };
  it('accepts four of one category, and reports why otherwise', () => {
    expect(toggleCompared(four, category, item('e'))).toEqual({ kind: 'full', selection: four });
    expect(toggleCompared(four, { ...category, categoryId: 'c-2' }, item('e')).kind).toBe('other-category');
    expect(toggleCompared(undefined, category, item('a'))).toMatchObject({
      selection: { items: [item('a')] },
    });
  });
  const leaf = { ...category, categoryId: 'c-11', categoryName: 'شیار عمیق', ancestorIds: ['area', 'c-1'] };
  const parent = { ...category, ancestorIds: ['area'] };
  const of = (tray: CompareCategory, page: CompareCategory) =>
    toggleCompared({ ...tray, items: [item('a')] }, page, item('b'));
  it('R-587 takes products of a category and of those below it, and is then of the upper one', () => {
    const items = [item('a'), item('b')];
    expect(of(parent, leaf)).toEqual({ kind: 'changed', selection: { ...parent, items } });
    expect(of(leaf, parent)).toEqual({ kind: 'changed', selection: { ...parent, items } });
    expect(of(leaf, leaf)).toEqual({ kind: 'changed', selection: { ...leaf, items } });
  });
  it('R-587 refuses products of two categories neither of which is above the other', () => {
    expect(of(leaf, { ...leaf, categoryId: 'c-12' }).kind).toBe('other-category');
    expect(of({ ...category, categoryId: 'c-11' }, category).kind).toBe('other-category');
  });
  it('removes a product again, also from another category', () => {
    const one = withoutCompared(withoutCompared(withoutCompared(four, 'b'), 'c'), 'd');
    expect(one?.items).toEqual([item('a')]);
    expect(toggleCompared(one, { ...category, categoryId: 'c-2' }, item('a'))).toEqual({
      kind: 'changed',
      selection: undefined,
    });
  });
  it('is parsed from storage, whatever its content', () => {
    expect(parseCompareSelection(JSON.stringify(four))).toEqual(four);
    const below = { ...four, ...leaf };
    expect(parseCompareSelection(JSON.stringify(below))).toEqual(below);
    expect(parseCompareSelection(JSON.stringify({ ...four, ancestorIds: [1, ''] }))).toEqual(four);
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, text) => {
        for (const stored of [text, JSON.stringify(value) ?? null]) {
          expect(parseCompareSelection(stored)).toBeUndefined();
        }
      }),
    );
    expect(parseCompareSelection(JSON.stringify({ ...four, path: '//elsewhere' }))).toBeUndefined();
  });
});

it('writes a file no cell of which is run', () => {
  expect(toCsv([['a', '=1+1', '-3.5', '-x', 'b,"c"']])).toBe('\uFEFFa,\'=1+1,-3.5,\'-x,"b,""c"""\r\n');
});
