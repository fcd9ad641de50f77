/** The nominal date of the seed: no clock is read, so a seed is the same on any day. */
export const REFERENCE_DATE = '2026-11-21T08:00:00.000Z';

const DAY_MS = 86_400_000;
const REFERENCE_MS = Date.parse(REFERENCE_DATE);

/** Returns the ISO 8601 instant `days` (may be negative or fractional) after the reference date. */
export function daysFromReference(days: number): string {
  return new Date(REFERENCE_MS + Math.round(days * DAY_MS)).toISOString();
}

/** Returns the ISO 8601 midnight (UTC) of the day `days` after the reference date, for validity dates. */
export function dayFromReference(days: number): string {
  return `${daysFromReference(days).slice(0, 10)}T00:00:00.000Z`;
}
