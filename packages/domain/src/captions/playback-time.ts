import { toLatinDigits, toPersianDigits } from '../persian/digits';

const HOUR = 3600;
const MINUTE = 60;
/** No video is longer than a day. */
const LONGEST_SECONDS = 86_400;

/** Returns «۴:۳۶», with hours «۱:۰۲:۰۵»; a broken second is not shown. */
export function formatClock(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  const padded = String(rest).padStart(2, '0');
  return toPersianDigits(
    hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${padded}` : `${minutes}:${padded}`,
  );
}

/** Returns a time as it is said: «۱ دقیقه و ۱۲ ثانیه». */
export function sayTime(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  const parts = [
    ...(hours > 0 ? [`${hours} ساعت`] : []),
    ...(minutes > 0 ? [`${minutes} دقیقه`] : []),
    ...(rest > 0 || hours + minutes === 0 ? [`${rest} ثانیه`] : []),
  ];
  return toPersianDigits(parts.join(' و '));
}

/** Returns an ISO 8601 duration: `PT4M36S`. */
export function isoDuration(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  const time = [hours > 0 ? `${hours}H` : '', minutes > 0 ? `${minutes}M` : '', rest > 0 ? `${rest}S` : ''];
  return `PT${time.join('') || '0S'}`;
}

/** Parses the second of an address, in digits of any script: `72`, `72s`, `1:12`, `1m12s`; anything else is undefined. */
export function parseSecond(text: string): number | undefined {
  const typed = toLatinDigits(text.trim());
  const [, hours, minutes, rest] =
    /^(?:(\d{1,2}):)?(\d{1,4}):(\d{2})$/.exec(typed) ??
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/.exec(typed) ??
    [];
  if (hours === undefined && minutes === undefined && rest === undefined) return undefined;
  const seconds = Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE + Number(rest ?? 0);
  return seconds <= LONGEST_SECONDS ? seconds : undefined;
}

function partsOf(seconds: number) {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return {
    hours: Math.floor(whole / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    rest: whole % MINUTE,
  };
}
