import { toLatinDigits, toPersianDigits } from './digits';

const THOUSANDS = '٬';
const DECIMAL = '٫';
/** Isolates a negative number as one left-to-right run: the sign stays on its left, and a surrounding range keeps its order. */
const MINUS = '\u2066−';
const END_OF_ISOLATE = '\u2069';

/**
 * Formats a number for display: Persian digits, «٬» between thousands. `decimals` fixes the digits after «٫»; without it up to 6 are shown,
 * without trailing zeros.
 */
export function formatNumber(value: number, decimals?: number): string {
  if (!Number.isFinite(value)) return '';
  return persianNumber(decimals === undefined ? trimZeros(value.toFixed(6)) : value.toFixed(decimals));
}

/** Formats a whole number of tenths without dividing it: «۲٫۵» for 25, exact for every safe integer. */
export function formatTenths(tenths: number): string {
  if (!Number.isFinite(tenths)) return '';
  const tenth = Math.abs(tenths % 10);
  const whole = Math.trunc(Math.abs(tenths) / 10).toFixed(0);
  return persianNumber(`${tenths < 0 ? '-' : ''}${whole}${tenth === 0 ? '' : `.${tenth}`}`);
}

/** Formats a number with `digits` significant digits and without trailing zeros, for measured values after a change of unit. */
export function formatSignificant(value: number, digits = 6): string {
  if (!Number.isFinite(value)) return '';
  const rounded = Number(value.toPrecision(digits));
  const magnitude = rounded === 0 ? 0 : Math.floor(Math.log10(Math.abs(rounded)));
  const decimals = Math.min(100, Math.max(0, digits - 1 - magnitude));
  return persianNumber(trimZeros(rounded.toFixed(decimals)));
}

/** Formats a range from formatted numbers: «۲۰ تا ۳۰»; with one open side «از ۲۰» or «تا ۳۰». */
export function formatRange(min: string | undefined, max: string | undefined): string {
  if (min !== undefined && max !== undefined) return min === max ? min : `${min} تا ${max}`;
  if (min !== undefined) return `از ${min}`;
  return max === undefined ? '' : `تا ${max}`;
}

/** Formats a percentage as «۲۵٪». The leading mark (U+061C) keeps the sign on the left at the start of a box too. */
export function formatPercent(value: number, decimals = 0): string {
  return `\u061c${formatNumber(value, decimals)}٪`;
}

/**
 * Parses a typed number: digits of any script, «٬», «,» and «،» as thousands separators (only between groups of three), «٫» or «.» as
 * decimal point, a leading minus. Returns `undefined` for anything else.
 */
export function parseNumber(text: string): number | undefined {
  const latin = toLatinDigits(text)
    .replace(/[\s\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/−/g, '-')
    .replace(/[٬،]/g, ',')
    .replace(/٫/g, '.');
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$|^-?\.\d+$/.test(latin)) return undefined;
  const value = Number(latin.replaceAll(',', ''));
  return Number.isFinite(value) ? value : undefined;
}

function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

function persianNumber(latin: string): string {
  const isNegative = latin.startsWith('-') && /[1-9]/.test(latin);
  const [whole = '', fraction] = latin.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, THOUSANDS);
  const text = toPersianDigits(fraction === undefined ? grouped : `${grouped}${DECIMAL}${fraction}`);
  return isNegative ? `${MINUS}${text}${END_OF_ISOLATE}` : text;
}
