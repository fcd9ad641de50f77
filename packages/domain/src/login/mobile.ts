import { toLatinDigits, toPersianDigits } from '../persian/digits';
import { accept, type Result, refuse } from '../result';

/**
 * Parses a typed mobile number into the catalogue's form, `09` and nine digits. Accepts digits of any script, spaces, dashes, brackets, and
 * +98, 0098, 98 or 9 in front. Operators' prefixes are not checked.
 */
export function parseMobile(typed: string): Result<string, 'not-a-mobile'> {
  const bare = toLatinDigits(typed).replace(
    /[\s\-–—()./_\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]/g,
    '',
  );
  const national = bare.replace(/^(?:\+98|0098|98)(?=0?9\d{9}$)/, '').replace(/^9(?=\d{9}$)/, '09');
  return /^09\d{9}$/.test(national) ? accept(national) : refuse('not-a-mobile');
}

/** Masks a parsed number as «۰۹۱۲•••••۴۷», enough to recognise one's own. Rendered left to right. */
export function maskMobile(mobile: string): string {
  if (!/^09\d{9}$/.test(mobile)) return '';
  return toPersianDigits(`${mobile.slice(0, 4)}•••••${mobile.slice(-2)}`);
}
