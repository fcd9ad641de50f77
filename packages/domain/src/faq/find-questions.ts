import { foldWithPlaces } from '../persian/folded-text';
import { repairCandidates } from '../persian/query-repair';
import { searchKey } from '../persian/search-key';

/** A question as a search reads it. */
export interface SearchedQuestion {
  readonly id: string;
  /** Question and answer as plain text. */
  readonly text: string;
}

export interface FoundQuestions {
  readonly ids: ReadonlySet<string>;
  /** Folded words that were looked for, to be marked in the texts. */
  readonly words: readonly string[];
  /** The term that was looked for instead of the typed one, which finds nothing. */
  readonly repaired?: string;
}

/** Fewest characters of a term that filters. */
export const SHORTEST_TERM = 2;

/** Words that only form a question or join others: whoever types a whole sentence looks for its other words. */
const FORM_WORDS = new Set(
  'و یا را از به در با بر تا که چه چی چرا چگونه چطور کجا کی کدام ایا است هست نیست شد شود کنم کند باید توانم می نمی من ما برای این ان یک'.split(
    ' ',
  ),
);

/**
 * Returns the questions in which every word of a term occurs, in any order and spelling; undefined for a term too short to filter. A term
 * that finds nothing is repaired (other keyboard, Finglish), unless exactly this one is wanted.
 */
export function findQuestions(
  questions: readonly SearchedQuestion[],
  term: string,
  isExact = false,
): FoundQuestions | undefined {
  if (searchKey(term).length < SHORTEST_TERM) return undefined;
  const folded = questions.map(({ id, text }) => ({ id, key: foldWithPlaces(text).key }));
  const find = (words: readonly string[]) =>
    new Set(folded.filter(({ key }) => words.every((word) => key.includes(word))).map(({ id }) => id));
  const words = wordsOf(term);
  const ids = find(words);
  if (ids.size > 0 || isExact) return { ids, words };
  for (const { text } of repairCandidates(term)) {
    const otherWords = wordsOf(text);
    const others = find(otherWords);
    if (others.size > 0) return { ids: others, words: otherWords, repaired: text };
  }
  return { ids, words };
}

/** Returns the words that matter; of a term of nothing but form words, all of them. */
function wordsOf(term: string): readonly string[] {
  const all = [...new Set(searchKey(term).split(' '))].filter((word) => word !== '');
  const wanted = all.filter((word) => !FORM_WORDS.has(word));
  return wanted.length > 0 ? wanted : all;
}
