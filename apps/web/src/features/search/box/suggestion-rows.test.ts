import { expect, it } from 'vitest';
import { popularSearches } from '@/translations/popular-searches';
import { isolateTitle, toFirstGroups, toSuggestionGroups } from './suggestion-rows';

it('keeps the matched range on its letters when codes are isolated', () => {
  const plain = 'بلبرینگ شیار عمیق 6002-Z';
  const { title, matched } = isolateTitle(plain, [
    [0, 4],
    [18, 22],
  ]);
  expect(matched.map(([start, end]) => title.slice(start, end).replace(/[\u2066\u2069]/g, ''))).toEqual([
    'بلبر',
    '6002',
  ]);
  expect(title.replace(/[\u2066\u2069]/g, '')).toBe(plain);
});

it('R-096 proposes the corrected term first, and the exact typed one', () => {
  const [search] = toSuggestionGroups("ldg'vn", { term: "ldg'vn", repairedTerm: 'میلگرد', groups: [] });
  expect(search?.options.map(({ href }) => decodeURIComponent(href))).toEqual([
    '/search?q=میلگرد',
    "/search?q=ldg'vn&exact=1",
  ]);
  expect(toSuggestionGroups('پمپ', undefined)[0]?.options).toHaveLength(1);
});

it('shows the visitor’s own searches first on an empty field, and each term once', () => {
  expect(toFirstGroups([]).map(({ id }) => id)).toEqual(['popular']);
  const [recent, popular] = toFirstGroups([popularSearches[1]]);
  expect(recent?.options.map(({ title }) => title)).toEqual([popularSearches[1]]);
  expect(popular?.options.map(({ title }) => title)).not.toContain(popularSearches[1]);
});
