import type { Json } from '../document.ts';
import type { Level } from './change.ts';
import { type Place, report } from './place.ts';
import { type Policy, rankOf, stabilityLevels } from './policy.ts';

/** What a contract announces of an element's end: `deprecated`, `x-sunset`, `x-stability-level`. */
export interface Lifecycle {
  deprecated: Json | undefined;
  sunset: Json | undefined;
  stability?: Json | undefined;
}

/** Reports a removal: one that was announced, and whose sunset has come, is a note. */
export function reportRemoval(place: Place, level: Level, rule: string, was: Lifecycle): void {
  const { today } = place.policy;
  const sunset = dayOf(was.sunset);
  if (was.deprecated !== true) report(place, level, rule);
  else if (was.sunset === undefined) report(place, 'note', rule, 'deprecated');
  else if (sunset !== undefined && sunset <= today) report(place, 'note', rule, `sunset ${sunset}`);
  else report(place, level, 'removed-before-sunset', String(was.sunset), today);
}

/** Compares what is announced: a sunset may be set and moved back, never brought forward or dropped. */
export function compareSunsets(was: Lifecycle, is: Lifecycle, place: Place): void {
  if (place.isPure === true) return;
  compareStability(was, is, place);
  if (is.deprecated !== true) return;
  if (is.sunset === undefined) {
    if (was.deprecated === true && was.sunset !== undefined)
      report(place, 'breaking', 'sunset-removed', was.sunset, 'none');
    else if (was.deprecated !== true && daysFor(is, place.policy) > 0)
      report(place, 'breaking', 'sunset-missing');
    return;
  }
  if (JSON.stringify(was.sunset) === JSON.stringify(is.sunset) && was.deprecated === true) return;
  const [before, after] = [dayOf(was.sunset), dayOf(is.sunset)];
  if (after === undefined) report(place, 'breaking', 'sunset-unreadable', is.sunset);
  else if (was.deprecated === true && before !== undefined && after < before)
    report(place, 'breaking', 'sunset-earlier', before, after);
  else if (after < addDays(place.policy.today, daysFor(is, place.policy)) && daysFor(is, place.policy) > 0)
    report(place, 'breaking', 'sunset-too-soon', after, `${daysFor(is, place.policy)} days ahead`);
}

function compareStability(was: Lifecycle, is: Lifecycle, place: Place): void {
  if (is.stability !== undefined && rankOf(is.stability) < 0 && is.stability !== was.stability) {
    report(place, 'breaking', 'stability-unknown', is.stability);
    return;
  }
  const [before, after] = [rankOf(was.stability), rankOf(is.stability)];
  if (before >= stabilityLevels.indexOf(place.policy.threshold) && after < before)
    report(place, 'breaking', 'stability-decreased', was.stability ?? 'stable', is.stability ?? 'stable');
}

function daysFor({ stability }: Lifecycle, { deprecationDays }: Policy): number {
  if (stability === 'beta') return deprecationDays.beta;
  return stability === undefined || stability === 'stable' ? deprecationDays.stable : 0;
}

/** Returns the day of a date or a moment (RFC 3339), or `undefined`. */
function dayOf(sunset: Json | undefined): string | undefined {
  if (typeof sunset !== 'string' || !/^\d{4}-\d\d-\d\d($|[Tt ])/.test(sunset)) return undefined;
  const date = new Date(sunset.length === 10 ? `${sunset}T00:00:00Z` : sunset);
  return Number.isNaN(date.getTime()) ? undefined : sunset.slice(0, 10);
}

const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
