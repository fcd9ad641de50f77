import { toLatinDigits } from '../persian/digits';
import { accept, type Result, refuse } from '../result';

/** Code length until the server has given one. */
export const DEFAULT_CODE_LENGTH = 5;

/** Parses a typed code of exactly `length` digits into Latin digits. Refuses any other length, so that nothing incomplete is sent. */
export function parseOneTimeCode(typed: string, length: number): Result<string, 'wrong-length'> {
  const digits = toLatinDigits(typed).replace(/[\s\-\u200e\u200f]/g, '');
  return /^\d+$/.test(digits) && digits.length === length ? accept(digits) : refuse('wrong-length');
}

/**
 * Extracts the code from typed or pasted text with digits of any script. In a whole message the last line of WebOTP (`@site #12345`) takes
 * precedence, then the first run of exactly `length` digits; else all digits in order, truncated to `length`, as when they are typed one by
 * one.
 */
export function extractCode(text: string, length: number): string {
  const latin = toLatinDigits(text);
  const runs = latin.match(/\d+/g) ?? [];
  const webOtp = /@\S+\s+#(\d+)/.exec(latin)?.[1];
  if (webOtp?.length === length) return webOtp;
  return runs.find((run) => run.length === length) ?? runs.join('').slice(0, length);
}
