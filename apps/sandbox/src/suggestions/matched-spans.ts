import { searchKey } from '@bazaar/domain/persian/search-key';

/**
 * Returns where folded words occur in a title, as [start, end) of its own characters, in order and without overlaps. Folding may change the
 * length of a text, so each character is folded separately and keeps its index.
 */
export function matchedSpans(title: string, words: readonly string[]): [number, number][] {
  const folded: { text: string; place: number }[] = [];
  for (let place = 0; place < title.length; place += 1) {
    const character = title[place] ?? '';
    const text = /\s/.test(character) ? ' ' : searchKey(character);
    for (const part of text) folded.push({ text: part, place });
  }
  const key = folded.map(({ text }) => text).join('');
  const spans = words.flatMap((word): [number, number][] => {
    const at = key.indexOf(word);
    const [first, last] = [folded[at], folded[at + word.length - 1]];
    return at < 0 || first === undefined || last === undefined ? [] : [[first.place, last.place + 1]];
  });
  return spans
    .sort(([left], [right]) => left - right)
    .filter(([start], index, sorted) => index === 0 || start >= (sorted[index - 1]?.[1] ?? 0));
}
