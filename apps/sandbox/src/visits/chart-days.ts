import { toJalali } from '@bazaar/domain/dates';

const dayMs = 86_400_000;
/** Three years and a bit: what a chart asks for at most. */
export const mostChartDays = 1_100;

export type GroupBy = 'Day' | 'Week' | 'Month';

/** Every day of a span as `2026-11-20`, both ends included. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

/** The span in days, both ends included; 0 or less when it runs backwards. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** Whether a day begins a bucket: weeks begin on Saturday, months with the Persian calendar's. */
export function beginsBucket(day: string, groupBy: GroupBy): boolean {
  if (groupBy === 'Day') return true;
  const date = toJalali(day);
  return groupBy === 'Week' ? date?.weekday === 0 : date?.day === 1;
}
