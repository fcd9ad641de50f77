import { formatClock, formatDate, formatLongDate, tehranDay, toInstant, toJalali } from '../dates/jalali';

/** Returns a reminder's state at `nowMs`: due from its own instant on. */
export function isReminderDue(remindAt: string, nowMs: number): boolean {
  return toInstant(remindAt) <= nowMs;
}

/** Formats a time that is near: «امروز، ۱۶:۰۰», «فردا، ۰۹:۰۰», «دیروز، ۰۸:۳۰», else «۴ آذر، ۰۸:۳۰», with the year where it is another. */
export function formatMoment(at: string, nowMs: number): string {
  const instant = toInstant(at);
  if (Number.isNaN(instant)) return '';
  return `${NEAR[tehranDay(instant) - tehranDay(nowMs)] ?? formatDayOfYear(at, nowMs)}، ${formatClock(at)}`;
}

/** Formats a day as «۲۸ آبان», with the year where it is another than that of `nowMs`. */
export function formatDayOfYear(at: string, nowMs: number): string {
  return withoutThisYear(formatDate(at), at, nowMs);
}

export interface DayOfItems<Item> {
  /** Day on the calendar of Tehran, as a number that ascends. */
  readonly day: number;
  /** «امروز، شنبه ۳۰ آبان» */
  readonly title: string;
  readonly items: readonly Item[];
}

/** Gathers items under the days of Tehran, in the order given; days follow each other as their first items do. */
export function groupByDay<Item>(
  items: readonly Item[],
  instantOf: (item: Item) => string,
  nowMs: number,
): DayOfItems<Item>[] {
  const days = new Map<number, Item[]>();
  for (const item of items) {
    const day = tehranDay(toInstant(instantOf(item)));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, ofDay]) => ({
    day,
    items: ofDay,
    title: titleOf(day, instantOf(ofDay[0] as Item), nowMs),
  }));
}

const NEAR: Readonly<Record<number, string>> = { 0: 'امروز', 1: 'فردا', [-1]: 'دیروز' };

function titleOf(day: number, at: string, nowMs: number): string {
  const date = withoutThisYear(formatLongDate(at), at, nowMs);
  const near = NEAR[day - tehranDay(nowMs)];
  return near === undefined ? date : `${near}، ${date}`;
}

function withoutThisYear(date: string, at: string, nowMs: number): string {
  return toJalali(at)?.year === toJalali(nowMs)?.year ? date.replace(/ \S+$/, '') : date;
}
