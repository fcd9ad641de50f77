import { expect, it } from 'vitest';
import { wholeList } from './whole-list';

const example = { totalCount: 29, pageNumber: 1, pageSize: 10, items: ['a', 'b', 'c'], facets: [] };
const read = (query: string) => wholeList(example, new URLSearchParams(query)) as typeof example;

it('counts only the items of the example', () => {
  expect(read('')).toEqual({ ...example, totalCount: 3 });
});

it('goes on to the next page and comes to an end', () => {
  expect(read('pageNumber=1&pageSize=2')).toMatchObject({ totalCount: 3, pageNumber: 1, items: ['a', 'b'] });
  expect(read('pageNumber=2&pageSize=2')).toMatchObject({ pageNumber: 2, items: ['c'] });
  expect(read('pageNumber=9')).toMatchObject({ items: [], totalCount: 3 });
});

it.each([null, [], 'text', { items: [] }, { ...example, items: 'no list' }])('leaves %j alone', (answer) => {
  expect(wholeList(answer, new URLSearchParams('pageNumber=2'))).toBe(answer);
});
