import { expect, it } from 'vitest';
import { compareData } from './compare.fixtures';
import { compareHref, readCompareAddress } from './compare-address';
import { csvHref } from './compare-csv';
import { comparedRows } from './compare-data';
import { countRows, differencesIn, toBands } from './table/compare-groups';
import { cornerOf } from './table/compare-object';

it('shows every value of a property in one unit, with the original value beside it', () => {
  const data = compareData();
  const [bore] = toBands(data)[0]?.rows ?? [];
  expect(bore?.cells).toEqual([
    { value: '۲۵٫۴', unit: 'mm', detail: undefined, isUnlike: false },
    { value: '۲۵٫۴', unit: 'mm', detail: '۱ in', isUnlike: false },
    { value: '۲۵٫۰', unit: 'mm', detail: undefined, isUnlike: true },
  ]);
});

const different = (data: ReturnType<typeof compareData>) =>
  toBands(data).flatMap(({ rows }) => rows.map(({ isDifferent }) => isDifferent));

it('finds the differences in whatever units the values were given', () => {
  const data = compareData();
  const two = compareData({}, { products: data.products.slice(0, 2) });
  expect(different(data).slice(0, 3)).toEqual([true, true, false]);
  expect(different(two).slice(0, 3)).toEqual([false, true, false]);
});

it('has two bands of properties and one of terms, each with the number of its differences', () => {
  const data = compareData();
  const groups = ['ابعاد', 'بار', 'سرعت', 'ساختار', 'روان‌کاری'];
  const [model] = data.properties;
  const properties = groups.map((group, index) => ({
    ...(model ?? data.properties[0]),
    id: `p-${index}`,
    group,
  }));
  const products = data.products.map((product) => ({
    ...product,
    properties: properties.map(({ id }) => ({ propertyId: id, title: id, text: product.model })),
  }));
  const many = compareData({}, { properties: properties as typeof data.properties, products } as Partial<
    typeof data
  >);
  expect(toBands(many).map(({ title }) => title)).toEqual([
    'ابعاد و بار',
    'سرعت، ساختار و روان‌کاری',
    'خرید و اعتماد',
  ]);
  expect(toBands(data).map(({ note }) => note)).toEqual([
    '۲ ویژگی، همه متفاوت',
    '۱ ویژگی، بدون تفاوت',
    '۴ ویژگی، بدون تفاوت',
  ]);
  expect(countRows(differencesIn(toBands(data)))).toBe(2);
});

it('says once what is true of all prices', () => {
  expect(cornerOf(compareData())).toEqual({
    corner: 'قیمت هر عدد',
    cornerNote: 'بدون مالیات بر ارزش افزوده',
  });
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
