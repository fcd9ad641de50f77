import { afterEach, expect, it, vi } from 'vitest';
import type { PageRecord } from '../framework/local-pages.ts';
import { LatePages } from './late-pages';

const record = {} as PageRecord;

afterEach(() => vi.useRealTimers());

it('tries a store that takes no pages less and less often, and stops when it has taken them', async () => {
  vi.useFakeTimers();
  let isFull = true;
  let tries = 0;
  const late = new LatePages(async () => {
    tries += 1;
    return !isFull;
  });
  late.add('/a', record);
  late.add('/b', record);
  // After 0.5, 1, 2, 4, 8, 16, 30 and 30 seconds.
  await vi.advanceTimersByTimeAsync(92_000);
  expect(tries).toBe(8);
  isFull = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries).toBe(10);
});

it('waits with the newest 64 pages alone', async () => {
  vi.useFakeTimers();
  const stored: string[] = [];
  const late = new LatePages(async (key) => stored.push(key) > 0);
  for (let page = 0; page < 100; page += 1) late.add(`/${page}`, record);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([stored.length, stored[0], stored.at(-1)]).toEqual([64, '/36', '/99']);
});
