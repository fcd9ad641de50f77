import { expect, it } from 'vitest';
import { formatMoment, groupByDay, isReminderDue } from './memory-time';

/** Saturday 30 Aban 1405, 13:30 in Tehran. */
const now = Date.parse('2026-11-21T10:00:00.000Z');

it.each([
  ['2026-11-21T12:30:00.000Z', 'امروز، ۱۶:۰۰'],
  ['2026-11-22T05:30:00.000Z', 'فردا، ۰۹:۰۰'],
  ['2026-11-20T05:00:00.000Z', 'دیروز، ۰۸:۳۰'],
  ['2026-11-25T05:00:00.000Z', '۴ آذر، ۰۸:۳۰'],
  ['2027-04-10T05:00:00.000Z', '۲۱ فروردین ۱۴۰۶، ۰۸:۳۰'],
  ['no time', ''],
])('R-424 tells %s as %s', (at, text) => {
  expect(formatMoment(at, now)).toBe(text);
});

it('R-424 is due from its own instant on', () => {
  expect([
    isReminderDue('2026-11-21T10:00:00.000Z', now),
    isReminderDue('2026-11-21T10:00:01.000Z', now),
  ]).toEqual([true, false]);
});

it('R-424 gathers visits by the days of Tehran, the order kept', () => {
  const visits = [
    '2026-11-21T09:00:00Z',
    '2026-11-20T21:00:00Z',
    '2026-11-20T20:00:00Z',
    '2026-03-01T08:00:00Z',
  ];
  expect(groupByDay(visits, (at) => at, now).map(({ title, items }) => [title, items.length])).toEqual([
    ['امروز، شنبه ۳۰ آبان', 2],
    ['دیروز، جمعه ۲۹ آبان', 1],
    ['یکشنبه ۱۰ اسفند ۱۴۰۴', 1],
  ]);
});
