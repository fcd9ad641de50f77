import { formatNumber } from '../persian/numbers';
import { formatDate, tehranDay, toInstant } from './jalali';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * How long ago something was, from `nowMs`: «همین حالا», «۵ دقیقه پیش», «۳ ساعت پیش», «دیروز», «۴ روز پیش», then the date. Days are those
 * of Tehran. A time to come gives its date; unreadable text gives ''.
 */
export function formatRelative(at: string | number, nowMs: number): string {
  const instant = toInstant(at);
  if (Number.isNaN(instant)) return '';
  const passed = nowMs - instant;
  const days = tehranDay(nowMs) - tehranDay(instant);
  // A clock of the server a little ahead of ours is no time to come.
  if (passed < -MINUTE_MS || days > 6) return formatDate(instant);
  if (passed < MINUTE_MS) return 'همین حالا';
  if (passed < HOUR_MS) return `${formatNumber(Math.floor(passed / MINUTE_MS))} دقیقه پیش`;
  if (days === 0) return `${formatNumber(Math.floor(passed / HOUR_MS))} ساعت پیش`;
  return days === 1 ? 'دیروز' : `${formatNumber(days)} روز پیش`;
}
