import { matchedRanges } from '@bazaar/domain/persian/matched-ranges';

/** A tag or an entity: nothing in it is a word. */
const MARKUP = /(<[^>]*>|&#?\w+;)/;

/** Returns sanitised HTML with the words of a search marked in its texts. */
export function markedHtml(html: string, words: readonly string[]): string {
  return html
    .split(MARKUP)
    .map((part) => (MARKUP.test(part) ? part : markedText(part, words)))
    .join('');
}

function markedText(text: string, words: readonly string[]): string {
  // From the end, so that what is left of the text keeps its places.
  return matchedRanges(text, words)
    .toReversed()
    .reduce(
      (marked, [start, end]) =>
        `${marked.slice(0, start)}<mark>${marked.slice(start, end)}</mark>${marked.slice(end)}`,
      text,
    );
}
