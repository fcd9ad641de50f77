import { toJalali } from '@bazaar/domain/dates';

const dayMs = 86_400_000;
/** Maximum period of a chart: a little over three years. */
export const mostChartDays = 1_100;

export type GroupBy = 'Day' | 'Week' | 'Month';

/** Returns every day of a period as `2026-11-20`, both ends included. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

/** Returns the length of the period in days, both ends included; 0 or less when it is reversed. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** Returns whether a day begins a bucket: weeks begin on Saturday, months with the Persian calendar's. */
export function beginsBucket(day: string, groupBy: GroupBy): boolean {
  if (groupBy === 'Day') return true;
  const date = toJalali(day);
  return groupBy === 'Week' ? date?.weekday === 0 : date?.day === 1;
}
