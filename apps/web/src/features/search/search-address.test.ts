import { describe, expect, it } from 'vitest';
import { withSearch } from './recent-searches';
import { parseSearchAddress, searchHref } from './search-address';
import { stepOption } from './step-option';

describe('the address of the search page', () => {
  it('R-099 reads a term as it was meant', () => {
    expect(parseSearchAddress({ q: '  بلبرينگ   ٦٢٠٥ ' })).toEqual({
      term: 'بلبرینگ 6205',
      tab: 'all',
      pageNumber: 1,
    });
  });

  it('falls back where it cannot be read', () => {
    expect(parseSearchAddress({ q: ['a', 'b'], tab: 'videos', pageNumber: '-3' })).toEqual({
      term: 'a',
      tab: 'all',
      pageNumber: 1,
    });
  });

  it('leaves defaults out', () => {
    expect(searchHref('/search', { term: 'SKF', tab: 'all', pageNumber: 1 })).toBe('/search?q=SKF');
    expect(searchHref('/search', { term: 'SKF', tab: 'products', pageNumber: 2 })).toBe(
      '/search?q=SKF&tab=products&pageNumber=2',
    );
  });
});

it('keeps a search once, newest first, six at most', () => {
  expect(withSearch(['ب', 'الف'], 'الف')).toEqual(['الف', 'ب']);
  expect(withSearch(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
  expect(withSearch(['1'], '  ')).toEqual(['1']);
});

it('walks through the rows and back to the field', () => {
  const ids = ['a', 'b'];
  expect(stepOption(ids, undefined, 1)).toBe('a');
  expect(stepOption(ids, 'a', 1)).toBe('b');
  expect(stepOption(ids, 'b', 1)).toBeUndefined();
  expect(stepOption(ids, undefined, -1)).toBe('b');
  expect(stepOption(ids, 'a', -1)).toBeUndefined();
});
