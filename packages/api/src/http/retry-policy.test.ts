import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-policy';

const nowMs = Date.parse('2026-11-21T10:00:00Z');

it.each([
  ['0', 0],
  [' 120 ', 120_000],
  ['Sat, 21 Nov 2026 10:00:05 GMT', 5000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
])('Retry-After %j is %j ms', (header, expected) => {
  expect(retryAfterMs(header, nowMs)).toBe(expected);
});
