import { expect, it } from 'vitest';
import { parseLedgerFilter, startOfPeriod } from './ledger-filter';

it.each([
  ['', { direction: 'all', period: '30' }],
  ['direction=In&period=90', { direction: 'In', period: '90' }],
  ['direction=Sideways&period=1e9', { direction: 'all', period: '30' }],
])('R-328 reads the filter «%s»', (query, filter) => {
  expect(parseLedgerFilter(new URLSearchParams(query))).toEqual(filter);
});

it('R-328 a period begins with a day of Tehran, the same all day', () => {
  const [morning, night] = [Date.parse('2026-11-23T00:00:00+03:30'), Date.parse('2026-11-23T23:59:59+03:30')];
  expect(startOfPeriod('30', morning)).toBe('2026-10-23T20:30:00.000Z');
  expect(startOfPeriod('30', night)).toBe(startOfPeriod('30', morning));
  expect(startOfPeriod('all', morning)).toBeUndefined();
});
