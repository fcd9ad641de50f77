import { searchKey } from '../../persian/search-key';

/** Joins the parts of a word: half-space, marks, tatweel and signs of direction. */
export const JOINER = '\u200c';
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/**
 * Returns the text as it is compared, of the same length: Latin digits, canonical letters, lower case, no accents. A position in it is the
 * same position in what was typed.
 */
export function plainText(text: string): string {
  let plain = '';
  for (let place = 0; place < text.length; place += 1) plain += plainUnit(text.charAt(place));
  return plain;
}

/** Returns the written fraction of «½», or `undefined`. */
export function fractionOf(sign: string): string | undefined {
  return FRACTIONS[sign];
}

function plainUnit(unit: string): string {
  if (/[\s!-~]/.test(unit)) return unit.toLowerCase();
  if (/[\p{M}\p{Cf}\u0640]/u.test(unit)) return JOINER;
  return /[\p{L}\p{N}]/u.test(unit) && FRACTIONS[unit] === undefined ? folded(unit) : unit;
}

function folded(unit: string): string {
  const first = searchKey(unit).charAt(0);
  // A few signs of the East are folded into two units: half of one is no letter.
  return first === '' || /[\ud800-\udfff]/.test(first) ? unit : first;
}
