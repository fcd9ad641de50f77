// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useExistingPage } from './use-existing-page';

const hrefOf = (page: number) => `/list?page=${page}`;
beforeEach(() => history.replaceState(null, '', '/list?page=3'));

it.each([
  ['an empty page behind the last one', 3, { count: 0, totalCount: 25 }, '?page=2'],
  ['a page far behind', 9, { count: 0, totalCount: 20 }, '?page=1'],
  ['a page with rows', 3, { count: 4, totalCount: 44 }, '?page=3'],
  ['a list without any', 3, { count: 0, totalCount: 0 }, '?page=3'],
  ['a page that has not been read', 3, undefined, '?page=3'],
  // A list that contradicts itself must not lead around in circles.
  ['a page that should have rows', 3, { count: 0, totalCount: 44 }, '?page=3'],
] as const)('R-417 leads %s to the last page there is', (_name, pageNumber, list, search) => {
  const before = history.length;
  renderHook(() => useExistingPage({ pageNumber, pageSize: 20, list, hrefOf }));
  expect([location.search, history.length]).toEqual([search, before]);
});
