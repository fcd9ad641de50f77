import { formatNumber } from '../persian/numbers';
import { formatNearDate, tehranDay, toInstant } from './jalali';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Formats the time elapsed until `nowMs`: «همین حالا», «۵ دقیقه پیش», «۳ ساعت پیش», «دیروز», «۴ روز پیش», then the date, whose year
 * is told when it is another one. Days are those of Tehran. Returns the date for a future instant and '' for unreadable text.
 */
export function formatRelative(at: string | number, nowMs: number): string {
  const instant = toInstant(at);
  if (Number.isNaN(instant)) return '';
  const passed = nowMs - instant;
  const days = tehranDay(nowMs) - tehranDay(instant);
  // The server's clock may run a little ahead: up to a minute is not the future.
  if (passed < -MINUTE_MS || days > 6) return formatNearDate(instant, nowMs);
  if (passed < MINUTE_MS) return 'همین حالا';
  if (passed < HOUR_MS) return `${formatNumber(Math.floor(passed / MINUTE_MS))} دقیقه پیش`;
  if (days === 0) return `${formatNumber(Math.floor(passed / HOUR_MS))} ساعت پیش`;
  return days === 1 ? 'دیروز' : `${formatNumber(days)} روز پیش`;
}
