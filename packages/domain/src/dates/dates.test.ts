import { expect, it } from 'vitest';
import { formatClock, formatDate, formatLongDate, formatShortDate, jalaliToIso, toJalali } from './jalali';
import { formatRelative } from './relative';
import { describeValidity, remainingTime } from './validity';

const NOON = Date.parse('2026-11-21T12:00:00+03:30');

it('R-080 is the day in Tehran whatever zone the instant is written in', () => {
  expect(toJalali('2026-11-20T20:29:59Z')).toMatchObject({ month: 8, day: 29 });
  expect(toJalali('2026-11-20T20:30:00Z')).toMatchObject({ month: 8, day: 30 });
  expect(toJalali('2026-11-21')).toEqual({ year: 1405, month: 8, day: 30, weekday: 0 });
  expect(toJalali('no date')).toBeUndefined();
});

it('R-080 agrees with the Persian calendar of Intl on every day of 1390–1420', () => {
  const format = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
    timeZone: 'Etc/UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const end = Date.UTC(2042, 2, 20);
  let days = 0;
  for (let at = Date.UTC(2011, 2, 21); at < end; at += 86_400_000, days += 1) {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const date = toJalali(at);
    const got = `${date?.year}/${date?.month}/${date?.day}`;
    if (got !== `${Number.parseInt(parts.year ?? '', 10)}/${parts.month}/${parts.day}`) {
      expect(got).toBe(JSON.stringify(parts));
    }
    if (date && jalaliToIso(date) !== new Date(at - 3.5 * 3_600_000).toISOString()) {
      expect(jalaliToIso(date)).toBe(new Date(at).toISOString());
    }
    if (date?.weekday !== (new Date(at).getUTCDay() + 1) % 7) expect(date?.weekday).toBe(at);
  }
  expect(days).toBeGreaterThan(31 * 365);
});

it('R-081 writes short, long and plain dates', () => {
  expect(formatShortDate('2026-11-21T08:00:00Z')).toBe('۱۴۰۵/۰۸/۳۰');
  expect(formatLongDate('2026-11-21T08:00:00Z')).toBe('شنبه ۳۰ آبان ۱۴۰۵');
  expect(formatDate('2024-03-19T20:30:00Z')).toBe('۱ فروردین ۱۴۰۳');
  expect(formatLongDate('2025-03-20T08:00:00Z')).toBe('پنجشنبه ۳۰ اسفند ۱۴۰۳');
  expect([formatShortDate(''), formatLongDate('x'), formatDate('x')]).toEqual(['', '', '']);
});

it.each([
  ['2026-11-21T12:00:30+03:30', 'همین حالا'],
  ['2026-11-21T11:59:31+03:30', 'همین حالا'],
  ['2026-11-21T11:55:00+03:30', '۵ دقیقه پیش'],
  ['2026-11-21T09:00:00+03:30', '۳ ساعت پیش'],
  ['2026-11-21T00:00:00+03:30', '۱۲ ساعت پیش'],
  ['2026-11-20T23:59:00+03:30', 'دیروز'],
  ['2026-11-20T00:00:00+03:30', 'دیروز'],
  ['2026-11-17T10:00:00+03:30', '۴ روز پیش'],
  ['2026-11-15T10:00:00+03:30', '۶ روز پیش'],
  ['2026-11-14T23:00:00+03:30', '۲۳ آبان'],
  ['2026-12-21T12:00:00+03:30', '۳۰ آذر'],
  ['2026-03-20T23:00:00+03:30', '۲۹ اسفند ۱۴۰۴'],
  ['2027-03-21T12:00:00+03:30', '۱ فروردین ۱۴۰۶'],
  ['never', ''],
])('R-082 tells %s as %s', (at, text) => {
  expect(formatRelative(at, NOON)).toBe(text);
});

it.each([
  ['2027-05-09', '۵ ماه مانده', 'valid'],
  ['2027-01-04', '۴۴ روز مانده', 'endingSoon'],
  ['2027-01-19', '۵۹ روز مانده', 'endingSoon'],
  ['2027-01-20', '۲ ماه مانده', 'endingSoon'],
  ['2026-11-22', '۱ روز مانده', 'endingSoon'],
  ['2026-11-21', 'امروز پایان می‌یابد', 'endingSoon'],
  ['2026-11-20', 'پایان‌یافته', 'expired'],
  ['2028-10-20', '۱ سال و ۱۰ ماه مانده', 'valid'],
  ['2029-05-21', '۲ سال و ۶ ماه مانده', 'valid'],
  ['2029-11-21', '۳ سال مانده', 'valid'],
])('R-083 until %s: %s', (validTo, words, state) => {
  expect(remainingTime(validTo, NOON)).toBe(words);
  expect(describeValidity('2024-01-01', validTo, NOON)).toMatchObject({ remaining: words, state });
});

it('R-083 a proof without an end shows no remaining time', () => {
  const openEnded = { state: 'openEnded', remaining: '', elapsedRatio: undefined };
  expect(describeValidity('2024-01-01', undefined, NOON)).toEqual(openEnded);
  expect(describeValidity('2024-01-01', 'x', NOON)).toEqual(openEnded);
  expect(remainingTime('x', NOON)).toBe('');
});

it('R-084 fills the bar by the part that has passed', () => {
  const ratio = (from: string | undefined, to: string) => describeValidity(from, to, NOON).elapsedRatio;
  expect(ratio('2025-11-21', '2027-11-21')).toBeCloseTo(0.5, 2);
  expect(ratio('2027-01-01', '2028-01-01')).toBe(0);
  expect(ratio('2020-01-01', '2021-01-01')).toBe(1);
  expect(ratio(undefined, '2028-01-01')).toBeUndefined();
  expect(ratio('2029-01-01', '2028-01-01')).toBeUndefined();
});

it('R-080 formats the time of day in Tehran', () => {
  expect(formatClock('2026-11-20T20:29:59Z')).toBe('۲۳:۵۹');
  expect(formatClock(Date.parse('2026-11-21T05:35:00Z'))).toBe('۰۹:۰۵');
  expect(formatClock('no instant')).toBe('');
});
