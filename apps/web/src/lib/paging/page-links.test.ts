import { expect, it } from 'vitest';
import { pageLinks } from './page-links';

const links = (current: number, last: number) =>
  pageLinks('صفحه‌ها', current, last, (page) => `?pageNumber=${page}`);

it.each([
  [1, undefined, '?pageNumber=2'],
  [2, '?pageNumber=1', '?pageNumber=3'],
  [3, '?pageNumber=2', undefined],
] as const)('leads from page %i to both neighbours, where they exist', (current, previous, next) => {
  const { previous: before, next: after } = links(current, 3) ?? {};
  expect([before?.href, after?.href]).toEqual([previous, next]);
});

it('is absent for a single page', () => {
  expect(links(1, 1)).toBeUndefined();
});
