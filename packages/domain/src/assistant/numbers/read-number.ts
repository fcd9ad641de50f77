import { parseAmount } from '../../units/parse-amount';
import { rulerFraction } from '../../units/ruler-fraction';
import type { Word } from '../words/split-words';
import { signAt } from './number-sign';
import { denominatorWord, fractionWord, numberWord, scaleWord } from './number-words';

export interface ReadNumber {
  readonly value: number;
  /** What it is before a unit that no ruler divides; set where it differs: «۱/۲ میلی‌متر». */
  readonly decimalValue?: number;
  /** Index of the word after the number. */
  readonly end: number;
  /** A scale was written: «دو میلیون», «۴۵ هزار». */
  readonly hasScale: boolean;
  readonly isWritten: boolean;
}

/**
 * Reads the number at a word: digits of any script, fractions, words («صد و بیست», «یک و نیم», «۲ میلیون و ۵۰۰ هزار»). `typed` is the text
 * the words were split from: «۲/۵» in Persian digits is two and a half.
 */
export function readNumber(typed: string, words: readonly Word[], at: number): ReadNumber | undefined {
  const sign = signAt(typed, words, at);
  const number = readUnsigned(typed, words, sign === undefined ? at : at + 1);
  return number && sign === -1 ? negated(number) : number;
}

function negated({ value, decimalValue, ...rest }: ReadNumber): ReadNumber {
  const minus = (one: number) => (one === 0 ? 0 : -one);
  return {
    ...rest,
    value: minus(value),
    ...(decimalValue === undefined ? {} : { decimalValue: minus(decimalValue) }),
  };
}

function readUnsigned(typed: string, words: readonly Word[], at: number): ReadNumber | undefined {
  let place = at;
  let decimalValue: number | undefined;
  let total = 0;
  let smallest = Number.POSITIVE_INFINITY;
  let hasScale = false;
  let isWritten = false;
  for (;;) {
    const group = readGroup(typed, words, place);
    if (group === undefined) break;
    // «N95 هزار عدد»: the number is part of a code.
    const isCode = words[place]?.isGlued === true && /^[a-z]+$/.test(words[place - 1]?.key ?? '');
    const scale = isCode ? undefined : scaleWord(words[group.end]?.key ?? '');
    if ((scale ?? 1) >= smallest) break;
    if (place === at && scale === undefined) decimalValue = group.decimalValue;
    // «۱/۲ میلیون» is 1.2 million.
    total += scale === undefined ? group.value : (group.decimalValue ?? group.value) * scale;
    smallest = scale ?? 1;
    hasScale ||= scale !== undefined;
    isWritten ||= group.isWritten;
    place = group.end + (scale === undefined ? 0 : 1);
    if (scale === undefined || words[place]?.key !== 'و') break;
    // «دو میلیون و نیم» is two and a half million.
    const half = fractionWord(words[place + 1]?.key ?? '');
    if (half !== undefined) return { value: total + half * scale, end: place + 2, hasScale, isWritten };
    if (readGroup(typed, words, place + 1) === undefined) break;
    place += 1;
  }
  if (words[place - 1]?.key === 'و') place -= 1;
  if (place === at || !Number.isFinite(total)) return undefined;
  const number = { value: total, end: place, hasScale, isWritten };
  return decimalValue === undefined ? number : { ...number, decimalValue };
}

interface Group {
  readonly value: number;
  readonly decimalValue?: number;
  readonly end: number;
  readonly isWritten: boolean;
}

function readGroup(typed: string, words: readonly Word[], at: number): Group | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  if (word.kind === 'number') return readDigits(typed, words, at);
  if (scaleWord(word.key) === 1000) return { value: 1, end: at, isWritten: true };
  if (fractionWord(word.key) !== undefined) {
    return { value: fractionWord(word.key) ?? 0, end: at + 1, isWritten: true };
  }
  const first = numberWord(word.key);
  // «نه کمتر از …» is «not».
  if (
    first === undefined ||
    (first === 9 && /^(کمتر|بیشتر|بالا|پایین|تولید|وارد|$)/.test(words[at + 1]?.key ?? ''))
  ) {
    return undefined;
  }
  const denominator = denominatorWord(words[at + 1]?.key ?? '');
  if (denominator !== undefined) return { value: first / denominator, end: at + 2, isWritten: true };
  let value = first;
  let end = at + 1;
  for (let size = first; words[end]?.key === 'و'; end += 2) {
    const half = fractionWord(words[end + 1]?.key ?? '');
    if (half !== undefined) return { value: value + half, end: end + 2, isWritten: true };
    const next = numberWord(words[end + 1]?.key ?? '');
    if (next === undefined || !follows(size, next)) break;
    value += next;
    size = next;
  }
  return { value, end, isWritten: true };
}

/** After hundreds come tens or ones, after tens (from twenty) ones. */
function follows(size: number, next: number): boolean {
  return (size >= 100 && next < 100) || (size >= 20 && size < 100 && next < 10);
}

function readDigits(typed: string, words: readonly Word[], at: number): Group | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  const amount = parseAmount(typed.slice(word.start, word.end));
  if (amount === undefined) return undefined;
  const { value, decimalValue } = amount;
  const [next, after] = [words[at + 1], words[at + 2]];
  const half = next?.key === 'و' ? fractionWord(after?.key ?? '') : undefined;
  if (half !== undefined) return { value: value + half, end: at + 3, isWritten: false };
  const part = Number.isInteger(value) ? fractionAfter(typed, words, at + 1) : undefined;
  if (part !== undefined) return { value: value + part.value, end: part.end, isWritten: false };
  const group = { value, end: at + 1, isWritten: false };
  return decimalValue === undefined ? group : { ...group, decimalValue };
}

/** Reads the rest of a mixed fraction: «1 1/2», «1-1/2», «۲ و ۱/۲». A dash between spaces is that of a range. */
function fractionAfter(typed: string, words: readonly Word[], at: number) {
  const [whole, joint, next] = [words[at - 1], words[at], words[at + 1]];
  const isCode = whole?.isGlued === true && /^[a-z]+$/.test(words[at - 2]?.key ?? '');
  const isAnd = joint?.key === 'و' && !isCode;
  const isDash =
    joint?.isGlued === true && next?.isGlued === true && /^[-–]$/.test(typed.slice(joint.start, joint.end));
  const place = isAnd || isDash ? at + 1 : at;
  const [, top, bottom] = /^(\d{1,2})\/(\d{1,2})$/.exec(words[place]?.key ?? '') ?? [];
  const value = top === undefined || bottom === undefined ? undefined : rulerFraction(top, bottom);
  return value === undefined ? undefined : { value, end: place + 1 };
}

/** Returns whether a word is the fraction of a mixed number that begins before it: «1/4» of «1-1/4». */
export function isFractionPart(typed: string, words: readonly Word[], at: number): boolean {
  return [at - 1, at - 2].some((whole) => {
    const isWhole = /^\d+$/.test(words[whole]?.key ?? '');
    return isWhole && fractionAfter(typed, words, whole + 1)?.end === at + 1;
  });
}
