import { expect, it } from 'vitest';
import { withResultCounts } from '@/entities/catalogue-filter/results/counts-without-filter';
import { areaHref, isPlain, parseAreaAddress } from './area-address';
import { areaChips, areaRemovals } from './area-chips';
import { areaData } from './area-search.fixtures';
import { sharedColumns } from './area-table';

const path = '/products/search/Product';

it('reads what the form sends, empty values included, and writes it in short form', () => {
  const address = parseAreaAddress({
    term: '  ميلگرد  ',
    categoryId: '',
    priceKind: '',
    sort: '',
    kinds: ['Importer', 'Distributor'],
    view: 'table',
    exact: '1',
  });
  expect(areaHref(path, address)).toBe(
    `${path}?term=${encodeURIComponent('میلگرد')}&kinds=Importer&kinds=Distributor&view=table&exact=1`,
  );
  expect(parseAreaAddress({ categoryId: 'c-rebar' }).categoryId).toBe('c-rebar');
});

it('drops what an area does not support', () => {
  const address = parseAreaAddress({
    f: 'p-d:2~3',
    categoryId: '../x',
    sort: 'property.p-d',
    exact: '1',
  });
  expect(areaHref(path, address)).toBe(path);
  expect(isPlain(address)).toBe(true);
  expect(isPlain(parseAreaAddress({ kinds: ['Retailer'], priceKind: 'Free' }))).toBe(true);
  expect(isPlain(parseAreaAddress({ term: 'a' }))).toBe(false);
  expect(isPlain(parseAreaAddress({ categoryId: 'c-1' }))).toBe(false);
});

it('has a chip for each filter, and none for the term', () => {
  const address = parseAreaAddress({
    term: 'a',
    categoryId: 'c-metals',
    saleCityIds: 'city-qom',
    pageNumber: '3',
  });
  const chips = areaChips({ ...areaData, address });
  expect(chips.map(({ value }) => value)).toEqual(['فلزات و مقاطع', 'قم']);
  expect(chips.map(({ href }) => href)).toEqual([
    `${path}?term=a&saleCityIds=city-qom`,
    `${path}?term=a&categoryId=c-metals`,
  ]);
});

it('shows chip counts for the search without the filter, on its first page, with everything else', () => {
  const address = parseAreaAddress({
    term: 'a',
    kinds: 'Importer',
    saleCityIds: 'city-qom',
    pageNumber: '3',
  });
  const removals = areaRemovals(address);
  expect(removals.map(({ id, without }) => [id, areaHref(path, without)])).toEqual([
    ['city:city-qom', `${path}?term=a&kinds=Importer`],
    ['kind:Importer', `${path}?term=a&saleCityIds=city-qom`],
  ]);
  const chips = withResultCounts(areaChips({ ...areaData, address }), new Map([['city:city-qom', 41]]), 29);
  expect(chips.map(({ removal }) => removal)).toEqual([
    { text: '+۱۲', spoken: 'با برداشتن آن ۴۱ محصول' },
    undefined,
  ]);
});

it('makes columns of properties that half of the products share, with a unit they all have', () => {
  expect(sharedColumns(areaData.search.items).map(({ id, unit }) => [id, unit])).toEqual([
    ['p-d', 'mm'],
    ['p-grade', undefined],
  ]);
  const [first, ...rest] = areaData.search.items;
  const others = rest.map((item) => ({ ...item, keyProperties: [] }));
  expect(first && sharedColumns([first, ...others])).toEqual([]);
});
