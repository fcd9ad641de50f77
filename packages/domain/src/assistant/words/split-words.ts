import { numberWord } from '../numbers/number-words';
import { fractionOf, JOINER, plainText } from './plain-text';

/** A word, a number, a sign or a full stop of the sentence, with its place in what was typed. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** As compared; empty for a sign that carries no meaning of its own. */
  readonly key: string;
  readonly kind: 'word' | 'number' | 'sign' | 'stop';
  /** No space before it: «50» of «DN50». */
  readonly isGlued: boolean;
}

export const LONGEST_SENTENCE = 2000;

const PIECE = new RegExp(
  [
    // A decimal comma is read in numbers only; «،» between digits separates thousands or decimals as it does when typed into a filter.
    String.raw`(?<number>\d+(?:[.,٫٬،/]\d+)*|[½¼¾⅛⅜⅝⅞])`,
    String.raw`(?<word>\p{L}(?:\p{L}|\p{M})*)`,
    String.raw`(?<stop>[\n،؛;؟?!]|[.,:](?=\s|$))`,
    // Signs that mean one: «>=», «+/-», «..» between the numbers of a range, and arrows.
    String.raw`(?<sign>[-−–—]+>|={2,}>|>{2,}|<{2,}|<[-−–—]+(?![-−–—\d])|[<>]=|\+/?[-−]|\.{2,3}(?=[-−+\d])|[^\s\u200c])`,
  ].join('|'),
  'gu',
);

/** Signs of comparison around one piece quote it: «<2 میل>», «‹۶۲۰۵>». */
const QUOTED = /(?<!\S)[<‹]([^\s<>‹›=،؛;](?:[^<>‹›\n،؛;]{0,40}[^\s<>‹›،؛;=-])?)[>›](?![^\s.،؛;؟?!])/g;

/** Splits a sentence at spaces, half-spaces, and where letters meet digits. */
export function splitWords(typed: string): readonly Word[] {
  const plain = plainText(typed.slice(0, LONGEST_SENTENCE)).replace(QUOTED, '«$1»');
  const words: Word[] = [];
  for (const match of plain.matchAll(PIECE)) {
    const { index: start, groups = {}, 0: text } = match;
    const kind = groups.number ? 'number' : groups.word ? 'word' : groups.stop ? 'stop' : 'sign';
    const before = plain[start - 1];
    const cut = kind === 'word' ? countedEnd(text) : undefined;
    if (cut !== undefined) {
      const isGlued = before !== undefined && before !== JOINER && !/\s/.test(before);
      words.push({ start, end: start + cut, key: text.slice(0, cut), kind, isGlued });
      words.push({ start: start + cut, end: start + text.length, key: text.slice(cut), kind, isGlued: true });
      continue;
    }
    words.push({
      start,
      end: start + text.length,
      key:
        kind === 'sign' || kind === 'stop' ? signKey(text) : (fractionOf(text) ?? text.replace(/[٫]/g, '.')),
      kind,
      isGlued: before !== undefined && before !== JOINER && !/\s/.test(before),
    });
  }
  return words;
}

/** Returns the form in which two names are compared: no spaces and half-spaces, no signs but degrees, percent and comparisons. */
export function termKey(name: string): string {
  return splitWords(name)
    .map(({ key }) => key)
    .join('');
}

/** Signs with a meaning of their own, and other forms of them. */
const SIGNS: Readonly<Record<string, string>> = {
  '٪': '%',
  '%': '%',
  '°': '°',
  '<': '<',
  '>': '>',
  '<=': '≤',
  '≤': '≤',
  '≦': '≤',
  '⩽': '≤',
  '>=': '≥',
  '≥': '≥',
  '≧': '≥',
  '⩾': '≥',
};

function signKey(sign: string): string {
  return Object.hasOwn(SIGNS, sign) ? (SIGNS[sign] ?? '') : '';
}

/** «صدتا» and «دوتومن» are two words written as one: returns where the second begins. */
function countedEnd(word: string): number | undefined {
  const unit = /(?:تایی|تا|عدد|تومن|تومان|هزار|میلیون|متر|اینچ|کیلو|تن)$/.exec(word)?.[0];
  const cut = word.length - (unit?.length ?? 0);
  return unit !== undefined && cut > 1 && numberWord(word.slice(0, cut)) !== undefined ? cut : undefined;
}
