import { canonicalLetters } from '@bazaar/domain/persian/canonical-text';
import { toLatinDigits } from '@bazaar/domain/persian/digits';

/** Letters in the order of a Persian dictionary; the plain order of code points puts پ چ ژ گ after ی. */
const letters = 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';

const ranks = new Map([...letters].map((letter, index) => [letter, String.fromCharCode(0x3000 + index)]));

const longestNumber = 10;

/**
 * A key that sorts by plain byte order as a Persian reader expects, in every database (the embedded one has no Persian collation):
 * digits by value, then Latin whatever its case, then Persian; half-spaces do not count.
 */
export function persianOrderKey(text: string): string {
  const plain = canonicalLetters(toLatinDigits(text)).replaceAll('\u200c', '').toLowerCase();
  return [...plain.replaceAll(/\d+/g, (digits) => digits.padStart(longestNumber, '0'))]
    .map((character) => ranks.get(character) ?? character)
    .join('');
}
