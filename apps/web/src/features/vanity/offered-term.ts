const MOST_WORDS = 6;
const FEWEST_LETTERS = 3;
const LONGEST_TERM = 50;

/**
 * Returns the last part of a dead address as a search, `/x/پمپ-آب` → «پمپ آب»; undefined when it does not look like a search: an id, a
 * file, a key, a sentence, a lone Latin word, which names a page.
 */
export function offeredTerm(path: string): string | undefined {
  const last = decode(path).split('/').filter(Boolean).at(-1) ?? '';
  const term = last
    .normalize('NFC')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  const words = term.split(' ');
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c ]*$/u.test(term)) return undefined;
  if (term.length > LONGEST_TERM || words.length > MOST_WORDS) return undefined;
  if (/^\p{Script=Latin}+$/u.test(term)) return undefined;
  // «c 12» or «sp 999»: a letter or two before a number is an id of this site, and a mix without vowels a random key.
  if (/^\p{Ll}{1,3} [\p{N} ]+$/u.test(term) || words.some(isKey)) return undefined;
  return (term.match(/\p{L}/gu) ?? []).length >= FEWEST_LETTERS ? term : undefined;
}

function isKey(word: string): boolean {
  return word.length > 24 || (/^[0-9a-f]{8,}$/i.test(word) && /\d/.test(word));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
