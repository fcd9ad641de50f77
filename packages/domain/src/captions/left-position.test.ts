import { expect, it } from 'vitest';
import { leftPosition } from './left-position';

it.each<[number, number, number | undefined]>([
  [0, 40, undefined],
  [4.9, 40, undefined],
  [5, 40, 5],
  [12.7, 40, 12],
  [37.9, 40, 37],
  [38, 40, undefined],
  [40, 40, undefined],
  [12, 0, undefined],
  [12, Number.NaN, undefined],
])('R-544 a video left at %d of %d s goes on at %s', (seconds, duration, expected) => {
  expect(leftPosition(seconds, duration)).toBe(expected);
});
