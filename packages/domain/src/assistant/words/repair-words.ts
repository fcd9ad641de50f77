import { transliterations } from '../../persian/finglish';
import { fractionWord, numberWord, scaleWord, signWord } from '../numbers/number-words';
import { FILLERS, phraseWords } from '../terms/phrases';
import { latinSkeleton, persianSkeleton } from './sound-skeleton';
import { splitWords, termKey, type Word } from './split-words';

const SHORTEST_MISSPELT = 4;

/** Returns the single words of names, as they are compared. */
export function wordsOf(names: Iterable<string>): Set<string> {
  const known = new Set<string>();
  for (const name of names) {
    for (const { key, kind } of splitWords(name)) if (kind === 'word') known.add(key);
  }
  return known;
}

/**
 * Replaces what is compared of unknown words: Persian typed with Latin letters by the word it sounds like, and a long word with one wrong,
 * missing or doubled letter by the only known word so near. Positions stay those of the typed text.
 */
export function repairWords(words: readonly Word[], known: ReadonlySet<string>): readonly Word[] {
  const byLength = new Map<number, string[]>();
  for (const word of known) {
    if (word.length < SHORTEST_MISSPELT || /[a-z]/.test(word)) continue;
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  }
  const repaired = new Map<string, string>();
  return words.map((word, index) => {
    if (word.kind !== 'word' || isKnown(word.key, known)) return word;
    // «رول برینگ» is a known word in two pieces.
    const [before, after] = [words[index - 1]?.key ?? '', words[index + 1]?.key ?? ''];
    if (known.has(before + word.key) || known.has(word.key + after)) return word;
    const key = repaired.get(word.key) ?? repair(word.key, known, byLength);
    repaired.set(word.key, key);
    return key === word.key ? word : { ...word, key };
  });
}

function isKnown(key: string, known: ReadonlySet<string>): boolean {
  return (
    known.has(key) ||
    phraseWords.has(key) ||
    FILLERS.has(key) ||
    [numberWord, scaleWord, fractionWord, signWord].some((read) => read(key) !== undefined)
  );
}

function repair(
  key: string,
  known: ReadonlySet<string>,
  byLength: ReadonlyMap<number, readonly string[]>,
): string {
  if (/^[a-z]+$/.test(key)) return key.length < 2 ? key : (fromLatin(key, known) ?? key);
  if (key.length < SHORTEST_MISSPELT || [...known].some((word) => isInflected(key, word))) return key;
  const near = [key.length - 1, key.length, key.length + 1]
    .flatMap((length) => byLength.get(length) ?? [])
    // Of a short word only a letter left out is mended: most short words are words of their own.
    .filter((word) => key.length > SHORTEST_MISSPELT || word.length > key.length)
    .map((word) => ({ word, cost: editCost(key, word) }))
    .filter(({ cost }) => Number.isFinite(cost));
  const least = Math.min(...near.map(({ cost }) => cost));
  const best = near.filter(({ cost }) => cost === least);
  return best.length === 1 ? (best[0]?.word ?? key) : key;
}

/** Returns the known word a Latin one sounds like: by its spelling, else by its consonants when only one word has them. */
function fromLatin(key: string, known: ReadonlySet<string>): string | undefined {
  const spelt = transliterations(key)
    .map(termKey)
    .find((form) => form.length >= 2 && (isKnown(form, known) || isKnown(form.replace(/ی$/, ''), known)));
  if (spelt !== undefined) return spelt;
  const skeleton = latinSkeleton(key);
  if (skeleton.length < 2 || key.length < 4) return undefined;
  const alike = [...known].filter((word) => /^[آ-ی]{3,}$/.test(word) && persianSkeleton(word) === skeleton);
  const [first] = alike.sort((left, right) => left.length - right.length);
  return first !== undefined && alike.every((word) => word.startsWith(first.slice(0, 2))) ? first : undefined;
}

/** «میلگردهای» and «بلبرینگی» are forms of known words, not misspelt ones. */
function isInflected(key: string, word: string): boolean {
  return (
    word.length >= 3 &&
    key.startsWith(word) &&
    /^(ها|های|هایی|ی|ای|یی|ش|اش|م|مان|ه)$/.test(key.slice(word.length))
  );
}

/** Letters that sound alike. */
const ALIKE = ['صسث', 'طت', 'قغ', 'ضذزظ', 'حه', 'اع', 'کگ', 'بپ', 'جچ', 'رز'];

/** Returns 1 for a letter left out, doubled, swapped or written as it sounds, 2 for another one in its place, else infinity. */
function editCost(left: string, right: string): number {
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  let end = 0;
  while (
    end < left.length - start &&
    end < right.length - start &&
    left.at(-1 - end) === right.at(-1 - end)
  ) {
    end += 1;
  }
  const [one, other] = [left.slice(start, left.length - end), right.slice(start, right.length - end)];
  if (one.length === 2 && other === `${one[1]}${one[0]}`) return 1;
  if (one.length > 1 || other.length > 1) return Number.POSITIVE_INFINITY;
  if (one === '' || other === '') return 1;
  return ALIKE.some((letters) => letters.includes(one) && letters.includes(other)) ? 1 : 2;
}
