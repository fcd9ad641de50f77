import { expect, it } from 'vitest';
import { parseVideosAddress, videosHref } from './videos-address';

it.each([
  [{}, { pageNumber: 1, term: '', sort: 'new' }],
  [
    { term: ' پمپ ', tag: 'نصب', sort: 'watched', pageNumber: '۲', categoryId: 'c-pumps' },
    { pageNumber: 2, term: 'پمپ', tag: 'نصب', sort: 'watched', categoryId: 'c-pumps' },
  ],
  [
    { v: 'v-1', t: '۱:۱۲' },
    { pageNumber: 1, term: '', sort: 'new', videoId: 'v-1', second: 72 },
  ],
  [
    { v: '../x', t: 'x', pageNumber: '-1', sort: 'x', tag: ' ', categoryId: '"' },
    { pageNumber: 1, term: '', sort: 'new' },
  ],
  [{ v: ['v-2', 'v-3'] }, { pageNumber: 1, term: '', sort: 'new', videoId: 'v-2' }],
])('R-548 %j is %j', (query, expected) => {
  expect(parseVideosAddress(query)).toEqual(expected);
});

it('R-548 the address of a list is read as it was written, without the open video', () => {
  const address = { pageNumber: 3, term: 'پمپ آب', tag: 'نصب', sort: 'watched', categoryId: 'c-1' } as const;
  const { searchParams, pathname } = new URL(
    videosHref({ ...address, videoId: 'v-1', second: 3 }),
    'http://x',
  );
  expect(pathname).toBe('/videos');
  expect(parseVideosAddress(Object.fromEntries(searchParams))).toEqual(address);
  expect(videosHref({ pageNumber: 1, term: '', sort: 'new' })).toBe('/videos');
});
