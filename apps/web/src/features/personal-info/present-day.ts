import { DAY_MS, tehranDay } from '@bazaar/domain/dates';

/** Returns the current date in Tehran, an ISO date. */
export function presentDay(nowMs: number): string {
  return new Date(tehranDay(nowMs) * DAY_MS).toISOString().slice(0, 10);
}
