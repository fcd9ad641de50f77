import { describe, expect, it } from 'vitest';
import { address, listData } from '@/entities/catalogue-filter/data/catalogue-list.fixtures';
import { filterGroups } from './filter-groups';
import { noteText } from './filter-warnings';

const withRange = (value: number, maxValue: number, measurementUnitId: string) =>
  listData({
    filter: {
      ...address.filter,
      properties: [{ kind: 'range', propertyId: 'p-bore', value, maxValue, measurementUnitId }],
    },
  });

describe('the groups of the filter panel', () => {
  it('shows a property only where it can narrow the results', () => {
    // «پهنا» has no facet and therefore no options.
    expect(filterGroups(listData()).map(({ id }) => id)).toEqual([
      'p-bore',
      'p-outer',
      'p-load',
      'p-seal',
      'p-relubrication',
    ]);
  });

  it('keeps a selected option without results, so that it can be removed', () => {
    const data = listData({
      filter: {
        ...address.filter,
        properties: [{ kind: 'options', propertyId: 'p-seal', optionIds: ['o-open'] }],
      },
    });
    const seal = filterGroups(data).find(({ id }) => id === 'p-seal');
    expect(seal?.kind === 'options' && seal.options.at(-1)).toEqual({
      value: 'o-open',
      label: 'باز',
      count: '۰',
      isChosen: true,
    });
  });

  it('R-046 compares a range with the distribution in the base unit', () => {
    const inMillimetres = filterGroups(withRange(20, 30, 'u-mm'))[0];
    const inInches = filterGroups(withRange(20 / 25.4, 30 / 25.4, 'u-inch'))[0];
    const chosen = (group: typeof inInches) =>
      group?.kind === 'range' ? group.range.bars?.chosen : undefined;
    expect(chosen(inMillimetres)).toEqual([false, true, true, false, false, false, false, false]);
    expect(chosen(inInches)).toEqual(chosen(inMillimetres));
  });

  it('R-063 shows the bounds in the unit the buyer filters in', () => {
    const group = filterGroups(withRange(1, 2, 'u-inch'))[0];
    expect(
      group?.kind === 'range' && [group.range.unitId, group.range.bars?.lowest, group.range.bars?.highest],
    ).toEqual(['u-inch', '۰٫۳۹۳۷', '۲٫۷۵۶']);
  });

  it.each([
    ['abc', '', 'عدد بنویسید', [true, false]],
    ['۲۰', '۵۰ سیب', 'این واحد شناخته نشد', [false, true]],
    ['abc', 'def', 'عدد بنویسید', [true, true]],
  ])('R-055 shows «%s» and «%s» again, in the chosen unit, with the reason', (min, max, reason, wrong) => {
    const data = listData({ refused: [{ propertyId: 'p-bore', min, max, unitId: 'u-inch' }] });
    const bore = filterGroups(data).find(({ id }) => id === 'p-bore');
    const range = bore?.kind === 'range' ? bore.range : undefined;
    expect(range).toMatchObject({ min, max, unitId: 'u-inch', exact: {} });
    expect(range?.error?.text).toContain(reason);
    expect([range?.error?.min, range?.error?.max]).toEqual(wrong);
    expect(noteText([], data)).toBe('مقدار «قطر داخلی» خوانده نشد و اعمال نشد؛ بقیهٔ فیلترها اعمال شده‌اند.');
  });
});
