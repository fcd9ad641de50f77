import { canonicalLetters } from '../persian/canonical-text';
import { toLatinDigits } from '../persian/digits';

/** Form fields that a pasted line can fill. */
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

/** A part of the pasted line and the field it went to. */
export interface LinePart {
  readonly field: LineField;
  readonly start: number;
  readonly end: number;
}

/** A line whose recognised parts are blanked out. All indices refer to the pasted line. */
export interface LineText {
  readonly text: string;
  readonly parts: readonly LinePart[];
}

/** Replaces recognised text. It separates the words on both sides and occurs in no line (private use area). */
const TAKEN = '\ue000';
/** Replaces the title of an address: what follows it begins with the place. */
export const TITLED = '\ue001';
/** Characters that separate pieces wherever they stand, for a class of a regular expression. */
export const SEPARATORS = '،,؛;|\\n\\r\\t\ue000\ue001';
/** Separates the pieces of a line. A tatweel or a dash counts only between spaces: «۱۲-۱۴», «شمس‌آباد». */
const SEPARATOR = new RegExp(`[${SEPARATORS}]+|(?<=\\s)[ـ\\-–—/]+(?=\\s)`, 'g');

/**
 * The title of an address in a copied line or block, at the start of a piece, after a number, or after another label: «ایمیل آدرس: …» is none.
 * No field holds it.
 */
const TITLE = new RegExp(
  `(?:(?=آدرس|نشانی)(?<=(?:^|[${SEPARATORS}\\d]|\\s[ـ\\-–—/]+|[:：][^${SEPARATORS}]*)\\s+|^|[${SEPARATORS}])(?:آدرس|نشانی)|(?<=(?:^|[\\n\\r،,؛;|])[^\\S\\n\\r]*)address)(?:[\\s\\u200c]*(?:پستی|تحویل))?[\\s\\u200c]*[:：]`,
  'giu',
);

/** Normalises letters and digits and keeps every character at its index. */
export function startLine(line: string): LineText {
  const text = canonicalLetters(toLatinDigits(line))
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\u00a0\ue000\ue001]/g, ' ')
    .replace(TITLE, (title) => TITLED.repeat(title.length));
  return { text, parts: [] };
}

/** Returns whether a piece is where an address begins: after its title, or at the start of a line without one. */
export function beginsAddress(text: string, { start }: Piece, place: number): boolean {
  return place === 0 || text.slice(0, start).trimEnd().endsWith(TITLED);
}

/** Assigns a range to a field and blanks it out. Spaces around its words are not part of the range. */
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

/** Splits a text at the separators and trims the pieces. */
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
