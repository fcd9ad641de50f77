import { addDays, countDays, isDay, startOfMonth } from './chart-days';

export const CHART_GROUPINGS = ['Day', 'Week', 'Month'] as const;
export type ChartGrouping = (typeof CHART_GROUPINGS)[number];

/** Periods that end with today, except the month before. */
export const CHART_PERIODS = ['7', '30', 'month', 'last-month', '90', '365'] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];

/** Days as `2026-11-20`, both included. */
export interface ChartRange {
  readonly from: string;
  readonly to: string;
}

export interface ChartChoice {
  readonly period: ChartPeriod | 'custom';
  readonly range: ChartRange;
  readonly groupBy: ChartGrouping;
}

/** The service gives no longer period: a little over three years. */
const LONGEST_DAYS = 1_100;
/** More points than these cannot be told apart on a phone. */
const MOST_POINTS: Readonly<Record<ChartGrouping, number>> = { Day: 100, Week: 53, Month: 37 };
const DAYS_OF: Readonly<Record<ChartGrouping, number>> = { Day: 1, Week: 7, Month: 29 };
/** First day the chart can be asked for: the beginning of 1389. */
export const EARLIEST_DAY = '2010-03-21';

/** Keys of the chart in an address, which other parts of a page do not use. */
export const CHART_KEYS = { range: 'visits', groupBy: 'by' } as const;

/** Reads what an address asks of the chart; what is unknown, reversed, too long or in the future is as if absent. */
export function parseChartChoice(query: Pick<URLSearchParams, 'get'>, today: string): ChartChoice {
  const text = query.get(CHART_KEYS.range) ?? '';
  const period = CHART_PERIODS.find((each) => each === text);
  const custom = period === undefined ? parseRange(text, today) : undefined;
  const range = custom ?? rangeOfPeriod(period ?? '30', today);
  const wanted = CHART_GROUPINGS.find((each) => each === query.get(CHART_KEYS.groupBy)) ?? 'Day';
  const fitting = groupingsOf(range);
  const groupBy = fitting.includes(wanted) ? wanted : (fitting[0] ?? 'Month');
  return { period: custom ? 'custom' : (period ?? '30'), range, groupBy };
}

/** Returns the groupings whose points can be told apart over a period, the finest first. */
export function groupingsOf({ from, to }: ChartRange): readonly ChartGrouping[] {
  const days = countDays(from, to);
  return CHART_GROUPINGS.filter((each) => Math.ceil(days / DAYS_OF[each]) <= MOST_POINTS[each] + 1);
}

/** Returns the days of a named period. */
export function rangeOfPeriod(period: ChartPeriod, today: string): ChartRange {
  if (period === 'month') return { from: startOfMonth(today), to: today };
  if (period === 'last-month') {
    return { from: startOfMonth(today, 1), to: addDays(startOfMonth(today), -1) };
  }
  return { from: addDays(today, 1 - Number(period)), to: today };
}

/** Returns a period, without its first days where it is longer than the service gives. */
export function longestRange({ from, to }: ChartRange): ChartRange {
  return countDays(from, to) > LONGEST_DAYS ? { from: addDays(to, 1 - LONGEST_DAYS), to } : { from, to };
}

/** Writes a choice into a query, whose other keys stay; defaults are left out. */
export function writeChartChoice(query: URLSearchParams, { period, range, groupBy }: ChartChoice): void {
  const text = period === 'custom' ? `${range.from}~${range.to}` : period;
  if (text === '30') query.delete(CHART_KEYS.range);
  else query.set(CHART_KEYS.range, text);
  if (groupBy === 'Day') query.delete(CHART_KEYS.groupBy);
  else query.set(CHART_KEYS.groupBy, groupBy);
}

/**
 * Returns the period before, which a change is told against: of a month up to today the same days of the month before, of a whole month
 * the whole month before, otherwise as many days right before.
 */
export function rangeBefore({ period, range }: Pick<ChartChoice, 'period' | 'range'>): ChartRange {
  const days = countDays(range.from, range.to);
  const end = addDays(range.from, -1);
  if (period !== 'month' && period !== 'last-month') return { from: addDays(range.from, -days), to: end };
  const from = startOfMonth(range.from, 1);
  const sameDay = addDays(from, days - 1);
  return { from, to: period === 'last-month' || sameDay > end ? end : sameDay };
}

function parseRange(text: string, today: string): ChartRange | undefined {
  const [from = '', to = '', ...rest] = text.split('~');
  if (rest.length > 0 || !isDay(from) || !isDay(to) || from < EARLIEST_DAY || to > today) return undefined;
  const days = countDays(from, to);
  return days < 1 || days > LONGEST_DAYS ? undefined : { from, to };
}
