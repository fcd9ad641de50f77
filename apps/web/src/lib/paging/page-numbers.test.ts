import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 7, [1, 2, undefined, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 20, [1, undefined, 4, 5, 6, undefined, 20]],
  [20, 20, [1, undefined, 19, 20]],
])('page %i of %i shows its neighbours and the ends, and no gap of one page', (current, last, pages) => {
  expect(pageNumbers(current, last)).toEqual(pages);
});
