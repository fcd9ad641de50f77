import { parseAmount } from '../../units/parse-amount';
import type { Word } from '../words/split-words';
import { denominatorWord, fractionWord, numberWord, scaleWord } from './number-words';

export interface ReadNumber {
  readonly value: number;
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
  const negative = negativeAt(typed, words, at);
  if (negative) {
    const number = readNumber(typed, words, at + 1);
    return number && number.value > 0 ? { ...number, value: -number.value } : undefined;
  }
  let place = at;
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
    total += group.value * (scale ?? 1);
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
  return place === at || !Number.isFinite(total)
    ? undefined
    : { value: total, end: place, hasScale, isWritten };
}

interface Group {
  readonly value: number;
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
  const value = parseAmount(typed.slice(word.start, word.end))?.value;
  if (value === undefined) return undefined;
  const [next, after] = [words[at + 1], words[at + 2]];
  if (next?.key === 'و' && fractionWord(after?.key ?? '') !== undefined) {
    return { value: value + (fractionWord(after?.key ?? '') ?? 0), end: at + 3, isWritten: false };
  }
  const isMixed = Number.isInteger(value) && next?.kind === 'number' && /^\d{1,2}\/\d{1,2}$/.test(next.key);
  const part = isMixed ? parseAmount(next.key)?.value : undefined;
  if (part !== undefined && part < 1) return { value: value + part, end: at + 2, isWritten: false };
  return { value, end: at + 1, isWritten: false };
}

/** «منفی ۲۰» and «-۲۰», not the dash of «۱۰-۲۰». */
function negativeAt(typed: string, words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next?.kind !== 'number') return false;
  if (word.key === 'منفی') return true;
  return (
    word.kind === 'sign' && !word.isGlued && next.isGlued && /^[-−–]$/.test(typed.slice(word.start, word.end))
  );
}
