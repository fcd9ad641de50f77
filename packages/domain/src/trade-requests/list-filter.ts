import { toGregorian } from 'jalaali-js';
import { DAY_MS, toJalali } from '../dates/jalali';
import { isTradeStatus, type TradeStatus } from './status';
import { statusesOfTurn, TRADE_TURNS, type TradeTurn } from './turn';

/** Spans of the date preset: days back from today, or the Jalali year. */
export const TRADE_PERIODS = ['7', '30', '90', 'year'] as const;
export type TradePeriod = (typeof TRADE_PERIODS)[number];

export const LIST_PAGE_SIZE = 10;
/** Length of a term and of an id that the service accepts. */
const TERM_MAX = 100;
const ID_MAX = 64;
const LAST_PAGE = 10_000;

/** What the address of the list says. An absent part filters nothing. */
export interface RequestListFilter {
  readonly turn?: TradeTurn | undefined;
  readonly status?: TradeStatus | undefined;
  readonly supplierId?: string | undefined;
  readonly groupKey?: string | undefined;
  readonly term?: string | undefined;
  readonly period?: TradePeriod | undefined;
  readonly pageNumber: number;
}

/** Reads the filter of an address. What is invalid is left out; a state that does not belong to the turn as well. */
export function parseRequestFilter(query: Pick<URLSearchParams, 'get'>): RequestListFilter {
  const turn = TRADE_TURNS.find((each) => each === query.get('turn'));
  const status = query.get('status') ?? '';
  const hasStatus = isTradeStatus(status) && (turn === undefined || statusesOfTurn(turn).includes(status));
  const term = (query.get('term') ?? '').replace(/\s+/g, ' ').trim().slice(0, TERM_MAX);
  const page = Number(query.get('page') ?? '1');
  return {
    turn,
    status: hasStatus ? status : undefined,
    supplierId: idOf(query.get('supplierId')),
    groupKey: idOf(query.get('groupKey')),
    term: term === '' ? undefined : term,
    period: TRADE_PERIODS.find((each) => each === query.get('period')),
    pageNumber: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Writes a filter as the query of an address, without «?»; empty for the whole list. */
export function writeRequestFilter(filter: RequestListFilter): string {
  const { pageNumber, ...parts } = filter;
  const query = new URLSearchParams();
  for (const key of ['turn', 'status', 'supplierId', 'groupKey', 'term', 'period'] as const) {
    const value = parts[key];
    if (value !== undefined) query.set(key, value);
  }
  if (pageNumber > 1) query.set('page', String(pageNumber));
  return query.toString();
}

/** Parts of a filter to change; `undefined` removes one. */
export type FilterChange = { readonly [Key in keyof RequestListFilter]?: RequestListFilter[Key] | undefined };

/** Returns the filter with a change. Another filter begins at its first page, and another turn without the state. */
export function changeRequestFilter(filter: RequestListFilter, change: FilterChange): RequestListFilter {
  const status = 'turn' in change ? { status: undefined } : {};
  return { ...filter, ...status, ...change, pageNumber: change.pageNumber ?? 1 };
}

/** Returns the query of the service's list, the buyer's turn first. `nowMs` sets the first day of a period. */
export function requestListQuery(filter: RequestListFilter, nowMs: number, pageSize = LIST_PAGE_SIZE) {
  const { turn, status, supplierId, groupKey, term, period, pageNumber } = filter;
  const statuses = status === undefined ? turn && statusesOfTurn(turn) : [status];
  return {
    ...(statuses === undefined ? {} : { status: [...statuses] }),
    ...(supplierId === undefined ? {} : { supplierId }),
    ...(groupKey === undefined ? {} : { groupKey }),
    ...(term === undefined ? {} : { term }),
    ...(period === undefined ? {} : { from: firstDayOf(period, nowMs) }),
    sort: 'turn' as const,
    pageNumber,
    pageSize,
  };
}

/** Returns the first day of a period as `YYYY-MM-DD`: today counts as one of its days. */
export function firstDayOf(period: TradePeriod, nowMs: number): string {
  if (period !== 'year') return new Date(nowMs - (Number(period) - 1) * DAY_MS).toISOString().slice(0, 10);
  const { gy, gm, gd } = toGregorian(toJalali(nowMs)?.year ?? 1405, 1, 1);
  return [gy, String(gm).padStart(2, '0'), String(gd).padStart(2, '0')].join('-');
}

function idOf(text: string | null): string | undefined {
  return text !== null && text !== '' && text.length <= ID_MAX ? text : undefined;
}
