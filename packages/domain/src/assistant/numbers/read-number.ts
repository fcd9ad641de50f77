import { parseAmount } from '../../units/parse-amount';
import { type NumberBeforeUnit, otherValues, rulerFraction } from '../../units/ruler-fraction';
import type { Word } from '../words/split-words';
import { signAt } from './number-sign';
import { denominatorWord, fractionWord, numberWord, scaleWord } from './number-words';

export interface ReadNumber extends NumberBeforeUnit {
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

function negated(number: ReadNumber): ReadNumber {
  const minus = (one: number) => (one === 0 ? 0 : -one);
  return { ...number, value: minus(number.value), ...otherValues(number, minus) };
}

function readUnsigned(typed: string, words: readonly Word[], at: number): ReadNumber | undefined {
  let place = at;
  let others: Omit<NumberBeforeUnit, 'value'> = {};
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
    if (place === at && scale === undefined) others = otherValues(group);
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
  return { value: total, ...others, end: place, hasScale, isWritten };
}

interface Group extends NumberBeforeUnit {
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
  const { value } = amount;
  const [next, after] = [words[at + 1], words[at + 2]];
  const half = next?.key === 'و' ? fractionWord(after?.key ?? '') : undefined;
  if (half !== undefined) return { value: value + half, end: at + 3, isWritten: false };
  const part = Number.isInteger(value) ? fractionAfter(typed, words, at + 1) : undefined;
  if (part !== undefined) return { value: value + part.value, end: part.end, isWritten: false };
  return { value, ...otherValues(amount), end: at + 1, isWritten: false };
}

/** Reads the rest of a mixed fraction: «1 1/2», «1-1/2», «۲ و ۱/۲». A dash between spaces is that of a range. */
function fractionAfter(typed: string, words: readonly Word[], at: number) {
  const [whole, joint, next] = [words[at - 1], words[at], words[at + 1]];
  const code = whole?.isGlued === true ? /^[a-z]+$/.exec(words[at - 2]?.key ?? '')?.[0] : undefined;
  const isAnd = joint?.key === 'و' && code === undefined;
  const isDash =
    joint?.isGlued === true && next?.isGlued === true && /^[-–]$/.test(typed.slice(joint.start, joint.end));
  // «PN16 1/2 اینچ» is a pressure and a size, «G1 1/4» one size.
  if (!isDash && code !== undefined && !INCH_THREAD.test(code)) return undefined;
  const place = isAnd || isDash ? at + 1 : at;
  const [, top, bottom] = /^(\d{1,2})\/(\d{1,2})$/.exec(words[place]?.key ?? '') ?? [];
  const value = top === undefined || bottom === undefined ? undefined : rulerFraction(top, bottom);
  const isMixed = Number(whole?.key) <= LARGEST_BARE_WHOLE || isBeforeUnit(typed, words, place + 1);
  return value === undefined || !isMixed ? undefined : { value, end: place + 1 };
}

const INCH_THREAD = /^(?:g|r|rc|rp|npt|bsp)$/;
/** «24 1/4» are the voltage and the port of a valve: a larger whole needs the unit of its fraction. */
const LARGEST_BARE_WHOLE = 12;
const FRACTION_UNIT =
  /^(?:["″”“]|in|inch|inches|اینچی?|ft|feet|foot|فوت|hp|ps|اسب|lb|lbs|lbf|پوند|gal|gpm|گالن|mm|cm|m|میل|میلی|میلیمتر|سانت|سانتی|سانتیمتر|متر|متری)$/;

/** Returns whether a unit follows that is counted in fractions, after the other side of a range or a size as well: «24 1/2 تا 26 1/2 اینچ». */
function isBeforeUnit(typed: string, words: readonly Word[], at: number): boolean {
  const rest = words.slice(at, at + MOST_WORDS_TO_UNIT);
  const unit = rest.find(
    ({ kind, key, start, end }) =>
      kind !== 'number' && !/^(?:تا|الی|در|x|[-–—~…×*]|\.{2,3})$/.test(key || typed.slice(start, end)),
  );
  return unit !== undefined && FRACTION_UNIT.test(unit.key || typed.slice(unit.start, unit.end));
}

const MOST_WORDS_TO_UNIT = 5;

/** Returns whether a word is the fraction of a mixed number that begins before it: «1/4» of «1-1/4». */
export function isFractionPart(typed: string, words: readonly Word[], at: number): boolean {
  return [at - 1, at - 2].some((whole) => {
    const isWhole = /^\d+$/.test(words[whole]?.key ?? '');
    return isWhole && fractionAfter(typed, words, whole + 1)?.end === at + 1;
  });
}
