import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CHART_GROUPINGS,
  CHART_PERIODS,
  groupingsOf,
  longestRange,
  parseChartChoice,
  rangeBefore,
  writeChartChoice,
} from './chart-address';
import { addDays, countDays } from './chart-days';

/** Saturday 30 Aban 1405. */
const TODAY = '2026-11-21';
const read = (query: string) => parseChartChoice(new URLSearchParams(query), TODAY);

it.each([
  ['', { from: '2026-10-23', to: TODAY }, 'Day'],
  ['visits=7', { from: '2026-11-15', to: TODAY }, 'Day'],
  ['visits=month&by=Week', { from: '2026-10-23', to: TODAY }, 'Week'],
  ['visits=last-month', { from: '2026-09-23', to: '2026-10-22' }, 'Day'],
  ['visits=365', { from: '2025-11-22', to: TODAY }, 'Week'],
  ['visits=365&by=Month', { from: '2025-11-22', to: TODAY }, 'Month'],
  ['visits=2026-11-01~2026-11-10&by=Day', { from: '2026-11-01', to: '2026-11-10' }, 'Day'],
  ['visits=2026-11-10~2026-11-01', { from: '2026-10-23', to: TODAY }, 'Day'],
  ['visits=2026-11-01~2027-01-01', { from: '2026-10-23', to: TODAY }, 'Day'],
  ['visits=1999-01-01~2026-01-01&by=Year', { from: '2026-10-23', to: TODAY }, 'Day'],
])('R-480 reads «%s»', (query, range, groupBy) => {
  const choice = read(query);
  expect([choice.range, choice.groupBy]).toEqual([range, groupBy]);
});

it('R-480 reads back what it writes, leaves other keys alone, and offers only groupings whose points can be told apart', () => {
  const period = fc.oneof(
    fc.constantFrom(...CHART_PERIODS),
    fc
      .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 1_099 }))
      .map(([back, days]) => `${addDays(TODAY, -back - days)}~${addDays(TODAY, -back)}`),
  );
  fc.assert(
    fc.property(period, fc.constantFrom(...CHART_GROUPINGS), (visits, by) => {
      const choice = read(String(new URLSearchParams({ visits, by })));
      const query = new URLSearchParams('tab=visits');
      writeChartChoice(query, choice);
      expect(query.get('tab')).toBe('visits');
      expect(parseChartChoice(query, TODAY)).toEqual(choice);
      expect(groupingsOf(choice.range)).toContain(choice.groupBy);
    }),
  );
});

it('R-480 shortens a period that is too long', () => {
  const long = longestRange({ from: '2020-01-01', to: TODAY });
  expect([long.to, countDays(long.from, long.to)]).toEqual([TODAY, 1_100]);
  expect(longestRange({ from: TODAY, to: TODAY })).toEqual({ from: TODAY, to: TODAY });
});

it.each([
  ['visits=7', { from: '2026-11-08', to: '2026-11-14' }],
  ['visits=month', { from: '2026-09-23', to: '2026-10-22' }],
  ['visits=last-month', { from: '2026-08-23', to: '2026-09-22' }],
  ['visits=2026-11-01~2026-11-10', { from: '2026-10-22', to: '2026-10-31' }],
])('R-481 «%s» is compared with the period before', (query, before) => {
  expect(rangeBefore(read(query))).toEqual(before);
});

it('R-481 the period before ends right before, and is no longer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CHART_PERIODS),
      fc.integer({ min: 15_000, max: 40_000 }),
      (period, number) => {
        const today = addDays('1970-01-01', number);
        const choice = parseChartChoice(new URLSearchParams({ visits: period }), today);
        const before = rangeBefore(choice);
        expect(before.to < choice.range.from).toBe(true);
        if (period === 'last-month') expect(addDays(before.to, 1)).toBe(choice.range.from);
        else
          expect(countDays(before.from, before.to)).toBeLessThanOrEqual(
            countDays(choice.range.from, choice.range.to),
          );
      },
    ),
  );
});
