import { expect, it } from 'vitest';
import { compareData } from './compare.fixtures';
import { compareHref, readCompareAddress } from './compare-address';
import { csvHref } from './compare-csv';
import { comparedRows } from './compare-data';
import { toGroups } from './compare-groups';

it('shows every value of a property in one unit, with the original value beside it', () => {
  const data = compareData();
  const [bore] = toGroups(data, comparedRows(data))[0]?.rows ?? [];
  expect(bore?.unit).toBe('mm');
  expect(bore?.cells).toEqual([
    { value: '۲۵٫۴', original: undefined },
    { value: '۲۵٫۴', original: '۱ in' },
    { value: '۲۵٫۰', original: undefined },
  ]);
});

it('finds the differences in whatever units the values were given', () => {
  const data = compareData();
  const two = compareData({}, { products: data.products.slice(0, 2) });
  expect(comparedRows(data).map(({ isDifferent }) => isDifferent)).toEqual([true, true, false]);
  expect(comparedRows(two).map(({ isDifferent }) => isDifferent)).toEqual([false, true, false]);
});

it('has one address, which reads back', () => {
  const address = compareData({
    preference: { isImperial: true, unitIds: ['u-bar'] },
    isBrief: true,
  }).address;
  const href = compareHref('/list', address);
  expect(href).toBe('/list?compare=sp-1~sp-2~sp-3&units=imperial~u-bar&diff=1');
  expect(readCompareAddress(new URLSearchParams(href.slice(6)))).toEqual(address);
  expect(compareHref('/list', { ...address, ids: [] })).toBe('/list');
});

it('gives a spreadsheet Latin numbers in the chosen unit', () => {
  const data = compareData({ preference: { isImperial: true, unitIds: [] } });
  const csv = decodeURIComponent(csvHref(data, comparedRows(data), 'https://bazaar.test'));
  expect(csv).toContain('قطر داخلی,in,1,1,0.9842519685');
});
