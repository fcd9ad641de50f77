import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareBriefly } from './share-briefly';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls once for the same key within a moment, and again after it', async () => {
  const read = vi.fn(async () => ({ state: 'failed' }));
  const [first, second] = await Promise.all([shareBriefly('a', read), shareBriefly('a', read)]);
  expect(second).toBe(first);
  await shareBriefly('b', read);
  expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  await shareBriefly('a', read);
  expect(read).toHaveBeenCalledTimes(3);
});
