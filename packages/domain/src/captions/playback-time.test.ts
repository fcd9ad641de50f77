import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClock, isoDuration, parseSecond, sayTime } from './playback-time';

describe('R-542 times of a video are shown, said and read in Persian', () => {
  it.each([
    [0, '۰:۰۰', '۰ ثانیه', 'PT0S'],
    [9.9, '۰:۰۹', '۹ ثانیه', 'PT9S'],
    [72, '۱:۱۲', '۱ دقیقه و ۱۲ ثانیه', 'PT1M12S'],
    [120, '۲:۰۰', '۲ دقیقه', 'PT2M'],
    [3725, '۱:۰۲:۰۵', '۱ ساعت و ۲ دقیقه و ۵ ثانیه', 'PT1H2M5S'],
    [Number.NaN, '۰:۰۰', '۰ ثانیه', 'PT0S'],
    [Number.POSITIVE_INFINITY, '۰:۰۰', '۰ ثانیه', 'PT0S'],
  ])('%d s is %s, said «%s»', (seconds, clock, said, iso) => {
    expect([formatClock(seconds), sayTime(seconds), isoDuration(seconds)]).toEqual([clock, said, iso]);
  });

  it.each<[string, number | undefined]>([
    ['72', 72],
    ['۷۲', 72],
    ['72s', 72],
    ['1:12', 72],
    ['۱:۱۲', 72],
    ['1m12s', 72],
    ['1h', 3600],
    ['1:02:05', 3725],
    ['', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['abc', undefined],
    ['99999', undefined],
    ['1e3', undefined],
  ])('an address with t=%s begins at %s', (text, expected) => {
    expect(parseSecond(text)).toBe(expected);
  });

  it('reads every clock it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        expect(parseSecond(formatClock(seconds))).toBe(seconds);
      }),
    );
  });
});
