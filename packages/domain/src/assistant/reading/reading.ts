import { FILLERS } from '../terms/phrases';
import type { TextSpan, UnderstoodMeaning } from '../understanding';
import { matchWords } from '../words/match-words';
import type { Word } from '../words/split-words';

/** A sentence while it is read: which words a part has taken, and the parts so far. */
export interface Reading {
  readonly typed: string;
  readonly words: readonly Word[];
  readonly taken: (string | undefined)[];
  readonly found: FoundPart[];
  /** Words that name the category, those included that stay free. */
  readonly ofCategory: readonly number[];
}

export interface FoundPart {
  readonly key: string;
  readonly meaning: UnderstoodMeaning;
  readonly indexes: readonly number[];
}

export const isFree = (reading: Reading) => (index: number) => reading.taken[index] === undefined;
export const isFiller = (word: Word | undefined) => word !== undefined && FILLERS.has(word.key);

/** Adds a part and takes its words. */
export function addPart(
  reading: Reading,
  key: string,
  meaning: UnderstoodMeaning,
  indexes: readonly number[],
): void {
  const own = [...new Set(indexes)]
    .filter((index) => isFree(reading)(index) || ['category', 'head'].includes(reading.taken[index] ?? ''))
    .sort((left, right) => left - right);
  if (own.length === 0 || isSecondValue(reading, key, meaning, own[0] ?? 0)) return;
  for (const index of own) reading.taken[index] = key;
  reading.found.push({ key, meaning, indexes: own });
}

/** Returns the indexes from `start` to before `end`. */
export function range(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset);
}

/** Finds the longest phrase of a table that ends right before `end`. */
export function matchBefore<T>(
  reading: Reading,
  end: number,
  terms: ReadonlyMap<string, T>,
  isAllowed: (index: number) => boolean = isFree(reading),
): { readonly value: T; readonly start: number } | undefined {
  for (let start = Math.max(0, end - 5); start < end; start += 1) {
    if (!isAllowed(start)) continue;
    const match = matchWords(reading.words.slice(0, end), start, terms, isAllowed);
    if (match?.end === end) return { value: match.value, start };
  }
  return undefined;
}

/** Joins words that stand side by side to one span each. */
export function spansOf(words: readonly Word[], indexes: readonly number[]): TextSpan[] {
  const spans: { start: number; end: number; last: number }[] = [];
  for (const index of indexes) {
    const word = words[index];
    const previous = spans.at(-1);
    if (word === undefined) continue;
    if (previous?.last === index - 1) {
      previous.end = word.end;
      previous.last = index;
    } else {
      spans.push({ start: word.start, end: word.end, last: index });
    }
  }
  return spans.map(({ start, end }) => ({ start, end }));
}

/** A second number for what has one value is left: «۱۰ بسته صدتایی» is ten packs. A later line of a dialogue may change it. */
function isSecondValue(
  { typed, words, found }: Reading,
  key: string,
  { kind }: UnderstoodMeaning,
  at: number,
): boolean {
  if (!/^(range|quantity|price|boolean)$/.test(kind)) return false;
  const same = found.find((part) => part.key === key);
  const [one, other] = [words[same?.indexes[0] ?? 0]?.start ?? 0, words[at]?.start ?? 0];
  return same !== undefined && !typed.slice(Math.min(one, other), Math.max(one, other)).includes('\n');
}
