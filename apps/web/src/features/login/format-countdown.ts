import { toPersianDigits } from '@bazaar/domain/persian/digits';

/** Minutes and seconds, two digits each, in Persian: 102 → «۰۱:۴۲». */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0'));
  return toPersianDigits(parts.join(':'));
}
