import { expect, it } from 'vitest';
import { lastPage, reachablePage } from './reachable-page';

it.each([
  [0, 25, 1],
  [25, 25, 1],
  [26, 25, 2],
  [10_000, 100, 100],
  [700_000, 25, 400],
])('offers, of %i items by %i, pages up to %i', (totalCount, pageSize, last) => {
  expect(lastPage(totalCount, pageSize)).toBe(last);
});

it('requests nothing deeper than the backend serves', () => {
  expect(reachablePage(401, 25)).toBe(400);
  expect(reachablePage(3, 25)).toBe(3);
});
