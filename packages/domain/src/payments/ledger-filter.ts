import { DAY_MS, jalaliToIso, toJalali } from '../dates/jalali';

export const LEDGER_DIRECTIONS = ['all', 'In', 'Out'] as const;
export type LedgerDirection = (typeof LEDGER_DIRECTIONS)[number];

export const LEDGER_PERIODS = ['30', '90', '365', 'all'] as const;
/** Days back from today. */
export type LedgerPeriod = (typeof LEDGER_PERIODS)[number];

export interface LedgerFilter {
  readonly direction: LedgerDirection;
  readonly period: LedgerPeriod;
}

/** Reads the filter of an address; what is unknown is as if absent. */
export function parseLedgerFilter(query: Pick<URLSearchParams, 'get'>): LedgerFilter {
  const [direction, period] = [query.get('direction'), query.get('period')];
  return {
    direction: LEDGER_DIRECTIONS.find((each) => each === direction) ?? 'all',
    period: LEDGER_PERIODS.find((each) => each === period) ?? '30',
  };
}

/** Returns the first instant of a period, ISO 8601: the start of a day in Tehran, so that a call is the same all day. */
export function startOfPeriod(period: LedgerPeriod, nowMs: number): string | undefined {
  if (period === 'all') return undefined;
  const day = toJalali(nowMs - Number(period) * DAY_MS);
  return day && jalaliToIso(day);
}
