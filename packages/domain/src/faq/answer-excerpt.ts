import { foldWithPlaces } from '../persian/folded-text';
import { type MatchedRange, matchedRanges } from '../persian/matched-ranges';

/** A few words of an answer around what was searched for. */
export interface AnswerExcerpt {
  readonly text: string;
  /** Where the words stand in the text. */
  readonly matched: readonly MatchedRange[];
}

const LONGEST = 120;
const MOST_BEFORE = 40;

/**
 * Returns the place of an answer that has what its question has not; undefined where the question itself has every word. It begins and ends
 * between words.
 *
 * @param answer as plain text
 * @param words folded by `searchKey`
 */
export function answerExcerpt(
  question: string,
  answer: string,
  words: readonly string[],
): AnswerExcerpt | undefined {
  const { key } = foldWithPlaces(question);
  const [first] = matchedRanges(
    answer,
    words.filter((word) => !key.includes(word)),
  );
  if (first === undefined) return undefined;
  const [start, end] = first;
  const from = start <= MOST_BEFORE ? 0 : wordAfter(answer, start - MOST_BEFORE, start);
  const to = from + LONGEST >= answer.length ? answer.length : wordBefore(answer, from + LONGEST, end);
  const text = `${from > 0 ? '… ' : ''}${answer.slice(from, to).trim()}${to < answer.length ? ' …' : ''}`;
  return { text, matched: matchedRanges(text, words) };
}

/** Returns the start of the first word from a place on, at most `latest`. */
function wordAfter(text: string, place: number, latest: number): number {
  const space = text.indexOf(' ', place);
  return space === -1 || space >= latest ? latest : space + 1;
}

/** Returns the end of the last word before a place, at least `earliest`. */
function wordBefore(text: string, place: number, earliest: number): number {
  return Math.max(earliest, text.lastIndexOf(' ', place));
}
