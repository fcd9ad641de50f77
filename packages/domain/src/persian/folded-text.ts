import { searchKey } from './search-key';

/** A text as `searchKey` folds it, half-spaces dropped, with the place each folded character came from. */
export interface FoldedText {
  readonly key: string;
  /** Start in the original text of each character of the key. */
  readonly starts: readonly number[];
  /** End in the original text of each character of the key, its own marks included. */
  readonly ends: readonly number[];
}

/** A character with the marks that belong to it; a half-space stands alone. */
const PIECE = /\u200c|[\s\S][\p{M}]*/gu;
const SEPARATOR = /^[\s«»،؛؟()[\]{}"“”!:;|]/;

/** Folds a text for comparison with the words of a search, without losing where each character stood. */
export function foldWithPlaces(text: string): FoldedText {
  let key = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const folded = SEPARATOR.test(piece) ? ' ' : searchKey(piece);
    for (const unit of folded.split('')) {
      key += unit;
      starts.push(index);
      ends.push(index + piece.length);
    }
  }
  return { key, starts, ends };
}
