import { canonicalLetters } from './canonical-text';
import { toLatinDigits } from './digits';

const HALF_SPACE = '\u200c';

/**
 * Returns the folded form in which names and search terms are compared, half-spaces as spaces: drops case, accents, marks, tatweel and
 * invisible characters, folds hamza seats to their letter (أ إ آ → ا, ؤ → و, ئ → ی), ة and ۀ to ه, digits to Latin. Both sides of a search
 * use it. Idempotent.
 */
export function searchKey(text: string): string {
  return fold(text, ' ');
}

/**
 * Returns the content of a search column: the key, followed by the words whose joined form differs, so that a word is found however its
 * half-space is typed.
 */
export function searchColumn(text: string): string {
  const key = fold(text, ' ');
  const known = new Set(key.split(' '));
  const joined = fold(text, '')
    .split(' ')
    .filter((word) => !known.has(word));
  return [key, ...new Set(joined)].join(' ').trim();
}

function fold(text: string, halfSpace: '' | ' '): string {
  const bare = text.toLowerCase().normalize('NFKD').toLowerCase().normalize('NFKD');
  return toLatinDigits(canonicalLetters(bare.replaceAll(HALF_SPACE, halfSpace)))
    .replace(/[\p{M}\p{Cf}\p{Cc}ـ]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/[ةە]/g, 'ه')
    .replace(/ٱ/g, 'ا')
    .replace(/٫/g, '.')
    .replace(/٬/g, '')
    .normalize('NFC')
    .replace(/[\s«»،؛؟()[\]{}"“”!:;|]+/g, ' ')
    .trim();
}
