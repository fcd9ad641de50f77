// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedTerm } from './use-typed-term';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Shows the field of a list; the address follows a search only when `arrive` says so. */
function show(term = '') {
  const onSearch = vi.fn();
  const hook = renderHook((address: string) => useTypedTerm(address, onSearch), { initialProps: term });
  return {
    searched: () => onSearch.mock.calls.map(([text]) => text),
    typed: () => hook.result.current.typed,
    type: (text: string) => act(() => hook.result.current.type(text)),
    enter: () => act(() => hook.result.current.searchNow()),
    wait: (ms = 400) => act(() => void vi.advanceTimersByTime(ms)),
    arrive: (address: string) => hook.rerender(address),
  };
}

it('searches once, in a pause of the typing', () => {
  const field = show();
  field.type('پ');
  field.wait(300);
  field.type('پمپ');
  field.wait(300);
  expect(field.searched()).toEqual([]);
  field.wait(100);
  expect(field.searched()).toEqual(['پمپ']);
});

it('searches at once by Enter, and not again in the pause', () => {
  const field = show();
  field.type('پمپ');
  field.enter();
  expect(field.searched()).toEqual(['پمپ']);
  field.wait();
  field.arrive('پمپ');
  field.wait();
  field.enter();
  expect(field.searched()).toEqual(['پمپ']);
});

it.each([
  ['پمپ ', 'پمپ'],
  ['پمپ  آب', 'پمپ آب'],
  ['x'.repeat(130), 'x'.repeat(100)],
])('leaves %j as it is typed, and searches for it once', (typed, term) => {
  const field = show();
  field.type(typed);
  field.wait();
  field.arrive(term);
  field.wait();
  expect([field.typed(), field.searched()]).toEqual([typed, [term]]);
});

it('keeps what is typed while the address is on its way', () => {
  const field = show();
  field.type('پم');
  field.wait();
  field.type('پمپ');
  field.arrive('پم');
  expect(field.typed()).toBe('پمپ');
  field.wait();
  expect(field.searched()).toEqual(['پم', 'پمپ']);
});

it('follows an address that was changed elsewhere, and does not change it back', () => {
  const field = show();
  field.type('پمپ');
  field.wait();
  field.arrive('پمپ');
  field.arrive('');
  expect(field.typed()).toBe('');
  field.arrive('پمپ');
  expect(field.typed()).toBe('پمپ');
  field.wait(1_000);
  expect(field.searched()).toEqual(['پمپ']);
});
