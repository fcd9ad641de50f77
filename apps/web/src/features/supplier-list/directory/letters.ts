import { comparePersian } from '@bazaar/domain/persian';

/** The alphabet in order; names in Latin letters stand after it. */
export const LETTERS: readonly string[] = [...'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'];

/** Returns the letter a name is filed under; «latin» for names that begin with none of the alphabet. */
export function letterOf(name: string): string {
  const [first = ''] = name.trim().normalize('NFC');
  const letter = { ي: 'ی', ك: 'ک', أ: 'ا', إ: 'ا', ۀ: 'ه' }[first] ?? first;
  return LETTERS.includes(letter) ? letter : 'latin';
}

/** Returns the id of a letter's heading in the document. */
export function letterId(letter: string): string {
  return `letter-${letter}`;
}

/** Groups items by the first letter of their names; their order is kept. */
export function groupByLetter<Item extends { readonly name: string }>(
  items: readonly Item[],
): { readonly letter: string; readonly items: readonly Item[] }[] {
  const groups: { letter: string; items: Item[] }[] = [];
  for (const item of items) {
    const letter = letterOf(item.name);
    const last = groups.at(-1);
    if (last?.letter === letter) last.items.push(item);
    else groups.push({ letter, items: [item] });
  }
  return groups;
}

/** Returns the letters of the alphabet under which none of the names is filed. */
export function emptyLetters(names: readonly string[]): readonly string[] {
  const found = new Set(names.map(letterOf));
  return LETTERS.filter((letter) => !found.has(letter));
}

/**
 * Returns the page on which a letter begins, in a list ordered by name. A binary search, so that a directory of any length takes a few
 * calls and is never read whole.
 *
 * @param lastNameOf returns the last name of a page; undefined for a page that could not be read, which ends the search there
 */
export async function findLetterPage(
  letter: string,
  lastPage: number,
  lastNameOf: (page: number) => Promise<string | undefined>,
): Promise<number> {
  let [low, high] = [1, lastPage];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const name = await lastNameOf(middle);
    if (name === undefined) return low;
    if (isBefore(name, letter)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore(name: string, letter: string): boolean {
  const own = letterOf(name);
  if (own === letter) return false;
  if (own === 'latin') return false;
  return comparePersian(own, letter) < 0;
}
