import { toLatinDigits } from '../persian/digits';
import { parseNumber } from '../persian/numbers';
import { dividedFraction, type NumberBeforeUnit, otherValues, rulerFraction } from './ruler-fraction';

export interface Amount extends NumberBeforeUnit {
  /** Trimmed text after the number. */
  readonly rest: string;
}

const SIGNED = /^(منفی|[-−–+])?\s*(.*)$/u;
const MIXED = /^(\d+)(?:\s+|\s*-\s*|\s+و\s+)(\d+)\s*\/\s*(\d+)\s*(.*)$/u;
const FRACTION = /^(\d+)\s*\/\s*(\d+)\s*(.*)$/u;
const DECIMAL = /^([\d٬٫.,،]*\d[٫.]?)\s*(.*)$/u;
/** A comma is a decimal point where it cannot separate thousands: «1,5», «0,125». */
const DECIMAL_COMMA = /^(\d+)[,،](\d{1,2}|\d{4,})$|^(0)[,،](\d+)$/;

/**
 * Parses the number at the start of a text: digits of any script, «٫», «.» or a lone «,» as decimal point, a minus in any form, fractions
 * (`1/2`, `1 1/2`, `1-1/2`, `½`). «۲/۵» in Persian digits is two and a half, as in handwriting, unless it is a fraction of a ruler (`1/2`,
 * `3/4`, `5/8` …). Returns `undefined` when there is no number.
 */
export function parseAmount(typed: string): Amount | undefined {
  const isPersian = /[۰-۹٠-٩]/.test(typed);
  const plain = toLatinDigits(typed.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, ''))
    .replace(/[½⅓⅔¼¾⅛⅜⅝⅞]/g, (sign) => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`)
    .trim();
  const [, sign = '', unsigned = ''] = SIGNED.exec(plain) ?? [];
  const found = readMixed(unsigned) ?? readFraction(unsigned, isPersian) ?? readDecimal(unsigned);
  if (found === undefined || !Number.isFinite(found.value)) return undefined;
  const isNegative = sign !== '' && sign !== '+' && found.value !== 0;
  if (!isNegative) return found;
  return { value: -found.value, ...otherValues(found, (value) => -value), rest: found.rest };
}

function readMixed(text: string): Amount | undefined {
  const [, whole, top, bottom, rest = ''] = MIXED.exec(text) ?? [];
  return whole === undefined ? undefined : { value: Number(whole) + Number(top) / Number(bottom), rest };
}

function readFraction(text: string, isPersian: boolean): Amount | undefined {
  const [, top, bottom, rest = ''] = FRACTION.exec(text) ?? [];
  if (top === undefined || bottom === undefined) return undefined;
  const decimal = Number(`${top}.${bottom}`);
  // No fraction has the numerator 0: «0/8» is a decimal in digits of any script.
  if (Number(top) === 0 && Number(bottom) > 0) return { value: decimal, rest };
  if (!isPersian) return { value: Number(top) / Number(bottom), rest };
  const ofRuler = rulerFraction(top, bottom);
  if (ofRuler !== undefined) return { value: ofRuler, decimalValue: decimal, rest };
  const dividedValue = dividedFraction(top, bottom);
  return { value: decimal, ...(dividedValue === undefined ? {} : { dividedValue }), rest };
}

function readDecimal(text: string): Amount | undefined {
  const [, digits = '', rest = ''] = DECIMAL.exec(text) ?? [];
  const [, whole, part, zero, zeroPart] = DECIMAL_COMMA.exec(digits) ?? [];
  const value =
    whole === undefined && zero === undefined
      ? parseNumber(digits.replace(/[٫.]$/, ''))
      : Number(`${whole ?? zero}.${part ?? zeroPart}`);
  return value === undefined ? undefined : { value, rest };
}
