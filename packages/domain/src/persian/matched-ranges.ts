import { foldWithPlaces } from './folded-text';

/** Start and end of a match in the original text. */
export type MatchedRange = readonly [start: number, end: number];

/**
 * Returns where the words of a search stand in a text, however either is written: ascending, without overlap, each at least one character.
 *
 * @param words folded by `searchKey`
 */
export function matchedRanges(text: string, words: readonly string[]): readonly MatchedRange[] {
  const { key, starts, ends } = foldWithPlaces(text);
  const found: MatchedRange[] = [];
  for (const word of words) {
    if (word === '') continue;
    for (let at = key.indexOf(word); at !== -1; at = key.indexOf(word, at + word.length)) {
      found.push([starts[at] ?? 0, ends[at + word.length - 1] ?? text.length]);
    }
  }
  return joined(found.toSorted(([left], [right]) => left - right));
}

/** Joins the ranges that touch or overlap. */
function joined(ranges: readonly MatchedRange[]): readonly MatchedRange[] {
  const apart: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = apart.at(-1);
    if (last === undefined || start > last[1]) apart.push([start, end]);
    else last[1] = Math.max(last[1], end);
  }
  return apart;
}
