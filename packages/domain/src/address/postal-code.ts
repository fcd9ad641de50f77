import { foldDigitCode } from '../form-fields/digit-code';
import type { TextRule } from '../form-fields/text-field';

/** Ten digits of any script, grouped or not. */
export const postalCodeRule: TextRule = {
  fold: foldDigitCode,
  problem: (code) => (/^\d{10}$/.test(code) ? undefined : 'postal-code'),
};

export type PostalCodeWarning = 'postal-code-first-digit' | 'postal-code-unusual';

/** The usual pattern of the Iranian post. Its rules change, so a mismatch is only a warning. */
const USUAL = /^(?!(\d)\1{3})[13-9]{4}[1346-9][013-9]{5}$/;

/** Returns why a complete postal code looks wrong. A warning never blocks the form; an incomplete code is an error instead. */
export function postalCodeWarning(typed: string): PostalCodeWarning | undefined {
  const code = foldDigitCode(typed);
  if (!/^\d{10}$/.test(code)) return undefined;
  if (/^[02]/.test(code)) return 'postal-code-first-digit';
  return USUAL.test(code) ? undefined : 'postal-code-unusual';
}
