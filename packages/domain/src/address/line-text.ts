import { canonicalLetters } from '../persian/canonical-text';
import { toLatinDigits } from '../persian/digits';

/** Fields of the form that a pasted line can fill. */
export type LineField =
  | 'stateId'
  | 'cityId'
  | 'addressText'
  | 'plaque'
  | 'unit'
  | 'postalCode'
  | 'receiverName'
  | 'receiverPhone'
  | 'phone';

/** A part of the line as it was pasted, and the field it went to. */
export interface LinePart {
  readonly field: LineField;
  readonly start: number;
  readonly end: number;
}

/** A line whose recognised parts are blanked out. Indices are those of the pasted line throughout. */
export interface LineText {
  readonly text: string;
  readonly parts: readonly LinePart[];
}

/** Takes the place of what was recognised: it parts the words on both sides and is in no line (private use area). */
const TAKEN = '\ue000';
/** Between the pieces of a line. A tatweel or a dash counts only between spaces: «۱۲-۱۴», «شمس‌آباد». */
const SEPARATOR = /[،,؛;|\n\r\t\ue000]+|(?<=\s)[ـ\-–—/]+(?=\s)/g;

/** What a copied address begins with and no field holds. */
const TITLE = /^\s*(?:آدرس|نشانی|address)(?:[\s\u200c]*(?:پستی|تحویل))?[\s\u200c]*[:：]/iu;

/** The line with letters and digits in one form, each sign still at its place. */
export function startLine(line: string): LineText {
  const text = canonicalLetters(toLatinDigits(line))
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\u00a0\ue000]/g, ' ')
    .replace(TITLE, (title) => ' '.repeat(title.length));
  return { text, parts: [] };
}

/** Takes a range for a field and blanks it out; blanks around its words are not marked. */
export function take(line: LineText, field: LineField, start: number, end: number): LineText {
  const words = line.text.slice(start, end);
  const part = {
    field,
    start: start + (words.length - words.trimStart().length),
    end: start + words.trimEnd().length,
  };
  return {
    text: line.text.slice(0, start) + TAKEN.repeat(end - start) + line.text.slice(end),
    parts: [...line.parts, part],
  };
}

export interface Piece {
  readonly start: number;
  readonly end: number;
}

/** The pieces between separators, blanks around them left out. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const separator of [...text.matchAll(SEPARATOR), undefined]) {
    const end = separator?.index ?? text.length;
    const inside = text.slice(start, end);
    const from = start + (inside.length - inside.trimStart().length);
    const to = from + inside.trim().length;
    if (to > from) pieces.push({ start: from, end: to });
    start = end + (separator?.[0].length ?? 0);
  }
  return pieces;
}
