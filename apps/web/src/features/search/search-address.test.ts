import { describe, expect, it } from 'vitest';
import { kindOfRepair } from '@/entities/search/repair-kind';
import { areaOfSearch, areaSearchPath } from '@/lib/navigation/search-path';
import { withSearch } from './box/recent-searches';
import { stepOption } from './box/step-option';
import { repairNote } from './repair-text';
import { areaSearchOf, parseSearchAddress, searchHref } from './search-address';

describe('the address of the search page', () => {
  it('R-099 normalises a term', () => {
    expect(parseSearchAddress({ q: '  بلبرينگ   ٦٢٠٥ ' })).toEqual({
      term: 'بلبرینگ 6205',
      tab: 'all',
      pageNumber: 1,
      isExact: false,
    });
  });

  it('falls back to defaults for invalid parts', () => {
    expect(parseSearchAddress({ q: ['a', 'b'], tab: 'films', pageNumber: '-3', exact: 'yes' })).toEqual({
      term: 'a',
      tab: 'all',
      pageNumber: 1,
      isExact: false,
    });
  });

  it('omits defaults', () => {
    expect(searchHref('/search', { term: 'SKF', tab: 'all', pageNumber: 1, isExact: false })).toBe(
      '/search?q=SKF',
    );
    expect(searchHref('/search', { term: 'SKF', tab: 'products', pageNumber: 2, isExact: true })).toBe(
      '/search?q=SKF&tab=products&pageNumber=2&exact=1',
    );
  });
});

it.each([
  ["ldg'vn", 'میلگرد', 'keyboard'],
  ['milgerd 16', 'میلگرد 16', 'finglish'],
  ['بلبرنیگ', 'بلبرینگ', 'spelling'],
])('R-096 explains how %j became %j: %s', (typed, repaired, kind) => {
  expect(kindOfRepair(typed, repaired)).toBe(kind);
});

it('R-096 links from the corrected term to the exact one and back', () => {
  const address = parseSearchAddress({ q: "ldg'vn", pageNumber: '3' });
  const repair = { repairedTerm: 'میلگرد' };
  expect(repairNote(address, { ...repair, isRepaired: true })?.other.href).toBe('/search?q=ldg%27vn&exact=1');
  const exact = { ...address, isExact: true };
  expect(repairNote(exact, { ...repair, isRepaired: false })?.other.href).toBe('/search?q=ldg%27vn');
  expect(repairNote(address, { isRepaired: false })).toBeUndefined();
});

it('stores a search once, newest first, six at most', () => {
  expect(withSearch(['ب', 'الف'], 'الف')).toEqual(['الف', 'ب']);
  expect(withSearch(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
  expect(withSearch(['1'], '  ')).toEqual(['1']);
});

it('moves through the rows and back to the field', () => {
  const ids = ['a', 'b'];
  expect(stepOption(ids, undefined, 1)).toBe('a');
  expect(stepOption(ids, 'a', 1)).toBe('b');
  expect(stepOption(ids, 'b', 1)).toBeUndefined();
  expect(stepOption(ids, undefined, -1)).toBe('b');
  expect(stepOption(ids, 'a', -1)).toBeUndefined();
});

it('leads a form sent with an area to the search of that area', () => {
  expect(areaSearchOf({ q: 'پمپ', area: 'Product' })).toBe(
    `/products/search/Product?${new URLSearchParams({ term: 'پمپ' })}`,
  );
  for (const area of ['', 'x', undefined]) expect(areaSearchOf({ q: 'پمپ', area })).toBeUndefined();
});

it('searches in the chosen area, and knows it again from the address', () => {
  expect(areaSearchPath('a b', 'Product')).toBe('/products/search/Product?term=a+b');
  expect(areaSearchPath('a b', '')).toBe('/search?q=a+b');
  expect([areaOfSearch('/products/search/Product'), areaOfSearch('/search'), areaOfSearch('/')]).toEqual([
    'Product',
    '',
    undefined,
  ]);
});
