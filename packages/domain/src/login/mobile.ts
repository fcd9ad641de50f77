import { toLatinDigits, toPersianDigits } from '../persian/digits';
import { accept, type Result, refuse } from '../result';

/**
 * A typed mobile number in the form the catalogue keeps, `09` and nine digits. Accepts digits of any script, spaces, dashes and
 * brackets, and +98, 0098, 98 or 9 in front. No list of operators' prefixes is kept.
 */
export function parseMobile(typed: string): Result<string, 'not-a-mobile'> {
  const bare = toLatinDigits(typed).replace(
    /[\s\-–—()./_\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]/g,
    '',
  );
  const national = bare.replace(/^(?:\+98|0098|98)(?=0?9\d{9}$)/, '').replace(/^9(?=\d{9}$)/, '09');
  return /^09\d{9}$/.test(national) ? accept(national) : refuse('not-a-mobile');
}

/** «۰۹۱۲•••••۴۷» of a parsed number: enough to recognise one's own. Shown left to right. */
export function maskMobile(mobile: string): string {
  if (!/^09\d{9}$/.test(mobile)) return '';
  return toPersianDigits(`${mobile.slice(0, 4)}•••••${mobile.slice(-2)}`);
}
