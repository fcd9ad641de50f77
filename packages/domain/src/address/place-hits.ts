import { beginsAddress, type Piece, piecesOf } from './line-text';
import type { PlaceIndex } from './place-index';

/** Words of a line that name a place. */
export interface PlaceHit extends Piece {
  /** Label in the line: «استان …», «شهر …». */
  readonly label: 'state' | 'city' | undefined;
  readonly name: string;
  /** False for a labelled name that is not in the lists. */
  readonly isKnown: boolean;
}

const STATE_LABEL = /^استان[\s\u200c]*[:：]?[\s\u200c]*/u;
const CITY_LABEL = /^(?:شهرستان|شهر)(?![\p{L}\u200c])[\s\u200c]*[:：]?[\s\u200c]*/u;
const COUNTRY = /^(?:کشور\s+)?ایران(?![\p{L}\u200c])\s*/u;
/** Words that begin the rest of an address: the words before them are a complete name, «تهران خیابان» as opposed to «تهران پارس». */
const ADDRESS_WORD =
  /^(?:خیابان|خ|بلوار|بزرگراه|اتوبان|آزادراه|جاده|کیلومتر|میدان|م|شهرک|کوچه|ک|بن|محله|منطقه|ناحیه|بخش|روستای|روستا|چهارراه|سه|فلکه|بازار|پاساژ|ابتدای|انتهای|نرسیده|روبروی|روبه|جنب|نبش|پشت|بعد|کوی|مجتمع|برج|ساختمان|کارخانه|انبار|استان|شهرستان|شهر)(?!\p{L})/u;
const MOST_WORDS = 4;

/**
 * Finds place names: separate pieces, labelled beginnings of a piece, and bare names at the start of the line or after its title. Where a
 * city came before the title, a bare name after it is part of the address.
 */
export function findPlaceHits(text: string, index: PlaceIndex): readonly PlaceHit[] {
  const hits: PlaceHit[] = [];
  for (const [place, piece] of piecesOf(text).entries()) {
    const isFirst = beginsAddress(text, piece, place);
    const isCityKnown = isFirst && hits.some((hit) => namesCity(hit, index));
    const whole = hitOf(text, piece, index, true);
    const found = whole === undefined ? leadingHits(text, piece, index, isFirst && !isCityKnown) : [whole];
    hits.push(...found.filter(({ label }) => label !== undefined || !isCityKnown));
  }
  return hits;
}

function namesCity({ label, name }: PlaceHit, index: PlaceIndex): boolean {
  return label === 'city' || (label === undefined && index.citiesOf(name).length > 0);
}

function leadingHits(text: string, piece: Piece, index: PlaceIndex, isFirst: boolean): readonly PlaceHit[] {
  const hits: PlaceHit[] = [];
  let { start } = piece;
  if (isFirst) start += COUNTRY.exec(text.slice(start, piece.end))?.[0].length ?? 0;
  for (;;) {
    const hit = longestHit(text, { start, end: piece.end }, index, isFirst);
    if (hit === undefined) return hits;
    hits.push(hit);
    const rest = text.slice(hit.end, piece.end);
    start = hit.end + (rest.length - rest.trimStart().length);
  }
}

function longestHit(text: string, piece: Piece, index: PlaceIndex, isFirst: boolean): PlaceHit | undefined {
  return leadingEnds(text.slice(piece.start, piece.end))
    .map((length) => hitOf(text, { start: piece.start, end: piece.start + length }, index, false))
    .find((hit) => {
      if (hit === undefined) return false;
      if (hit.label !== undefined) return true;
      const rest = text.slice(hit.end, piece.end).trimStart();
      const isFollowedByName = leadingEnds(rest).some((length) => index.isKnown(rest.slice(0, length)));
      return isFirst && (rest === '' || ADDRESS_WORD.test(rest) || isFollowedByName);
    });
}

/** Returns the end indices of the first words of a text, the longest run first. A label adds one word to its name. */
function leadingEnds(text: string): readonly number[] {
  return [...text.matchAll(/\S+/g)]
    .slice(0, MOST_WORDS + 1)
    .map(({ index, 0: word }) => index + word.length)
    .reverse();
}

function hitOf(text: string, piece: Piece, index: PlaceIndex, isWhole: boolean): PlaceHit | undefined {
  const words = text.slice(piece.start, piece.end);
  for (const [label, pattern] of [
    ['state', STATE_LABEL],
    ['city', CITY_LABEL],
  ] as const) {
    const found = pattern.exec(words)?.[0];
    if (found === undefined) continue;
    const name = words.slice(found.length).trim();
    const isKnown = (label === 'state' ? index.statesOf(name) : index.citiesOf(name)).length > 0;
    // A separate piece may name a place that is not in the lists: the person chooses.
    const isTold = isWhole && /^\p{L}[\p{L}\u200c]*(?: [\p{L}\u200c]+)?$/u.test(name);
    if (isKnown || isTold) return { ...piece, label, name, isKnown };
  }
  return index.isKnown(words) ? { ...piece, label: undefined, name: words, isKnown: true } : undefined;
}
