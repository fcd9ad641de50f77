import { expect, it } from 'vitest';
import { nextPollMs } from './poll-schedule';

it('R-320 asks after 2, 3, 5, 8 and 13 seconds, then every 30 seconds up to five minutes, and then no more', () => {
  const waits: number[] = [];
  for (let ms = nextPollMs(0); ms !== undefined; ms = nextPollMs(waits.length)) waits.push(ms / 1000);
  expect(waits.slice(0, 5)).toEqual([2, 3, 5, 8, 13]);
  expect(new Set(waits.slice(5))).toEqual(new Set([30]));
  const total = waits.reduce((sum, seconds) => sum + seconds, 0);
  expect(total).toBeLessThanOrEqual(300);
  expect(total + 30).toBeGreaterThan(300);
  expect(nextPollMs(waits.length + 5)).toBeUndefined();
});
