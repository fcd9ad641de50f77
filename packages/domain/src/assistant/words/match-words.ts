import type { Word } from './split-words';

const MOST_WORDS = 7;
const ENDINGS = /(?:هایی|های|ها|یی|ای|ی|اش|ش|ه)$/;

export interface WordMatch<T> {
  readonly value: T;
  /** Index of the word after the match. */
  readonly end: number;
}

/**
 * Finds the longest run of words from `at` whose joined form is a key of `terms`, however they are spaced. Half-spaces, spaces and signs
 * between the words do not count; a separator of clauses ends the run. Common endings may differ unless `isExact`.
 */
export function matchWords<T>(
  words: readonly Word[],
  at: number,
  terms: ReadonlyMap<string, T>,
  isFree: (index: number) => boolean,
  isExact = false,
): WordMatch<T> | undefined {
  let joined = '';
  let best: WordMatch<T> | undefined;
  let isBestExact = false;
  for (let end = at; end < words.length && end < at + MOST_WORDS * 2; end += 1) {
    const word = words[end];
    if (word === undefined || word.kind === 'stop' || !isFree(end)) break;
    if (word.key === '') {
      if (end === at) break;
      continue;
    }
    joined += word.key;
    const exact = terms.get(joined);
    if (exact !== undefined) {
      best = { value: exact, end: end + 1 };
      isBestExact = true;
    } else if (!isExact && !(isBestExact && best?.end === end)) {
      const stem = joined.replace(ENDINGS, '');
      const near = stem.length >= 3 && stem !== joined ? terms.get(stem) : undefined;
      if (near !== undefined) best = { value: near, end: end + 1 };
    }
  }
  return best;
}
