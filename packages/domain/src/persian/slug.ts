import { canonicalLetters } from './canonical-text';
import { toLatinDigits } from './digits';

/**
 * Builds a slug from a title: letters of any script and Latin digits, joined by «-»; canonical ی and ک, no marks, no half-spaces, Latin in
 * lower case. Idempotent. Empty when the title has neither letter nor digit.
 */
export function slugify(title: string): string {
  return canonicalLetters(toLatinDigits(title.normalize('NFKC').toLowerCase().normalize('NFKC')))
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .normalize('NFC')
    .replace(/^-|-$/g, '');
}
