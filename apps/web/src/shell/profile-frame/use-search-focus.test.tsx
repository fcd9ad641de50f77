// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SEARCH_HASH, useSearchFocus } from './use-search-focus';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

it('R-439 moves the focus to the search of the list once it is there, and takes the word out of the address', async () => {
  history.replaceState(null, '', `/profile/notes/all?term=6205#${SEARCH_HASH}`);
  document.body.innerHTML = '<input type="search" id="site"><main></main>';
  renderHook(() => useSearchFocus());
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input type="search" id="own">');
  await waitFor(() => expect(document.activeElement?.id).toBe('own'));
  expect(location.pathname + location.search + location.hash).toBe('/profile/notes/all?term=6205');
});

it('R-439 leaves the focus where the address asks for nothing', () => {
  history.replaceState(null, '', '/profile/notes/all');
  document.body.innerHTML = '<main><input type="search" id="own"></main>';
  renderHook(() => useSearchFocus());
  expect(document.activeElement).toBe(document.body);
});
