import { canonicalLetters } from '@bazaar/domain/persian/canonical-text';
import { toLatinDigits } from '@bazaar/domain/persian/digits';

/** Letters in Persian dictionary order; by code points پ چ ژ گ would come after ی. */
const letters = 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';

const ranks = new Map([...letters].map((letter, index) => [letter, String.fromCharCode(0x3000 + index)]));

const longestNumber = 10;

/**
 * Returns a key whose byte order is the Persian order, in every database (the embedded one has no Persian collation): digits by value, then
 * Latin case-insensitively, then Persian; half-spaces are ignored.
 */
export function persianOrderKey(text: string): string {
  const plain = canonicalLetters(toLatinDigits(text)).replaceAll('\u200c', '').toLowerCase();
  return [...plain.replaceAll(/\d+/g, (digits) => digits.padStart(longestNumber, '0'))]
    .map((character) => ranks.get(character) ?? character)
    .join('');
}
