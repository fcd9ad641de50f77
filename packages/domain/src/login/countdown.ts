import { toPersianDigits } from '../persian/digits';

/** Formats seconds as two-digit minutes and seconds: 102 → «۰۱:۴۲». Fractions round up; never below «۰۰:۰۰». */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0'));
  return toPersianDigits(parts.join(':'));
}

/** Returns the whole seconds from `nowMs` until `untilMs`; 0 when it has passed. */
export function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}
