import { type ReadNumber, readNumber } from '../numbers/read-number';
import {
  isPercent,
  isSameQuantity,
  type ReadUnit,
  readUnit,
  type Units,
  valueIn,
} from '../numbers/read-unit';
import { isTolerance, toleranceAt } from '../numbers/tolerance';
import { BOUNDS_AFTER, BOUNDS_BEFORE, type Bound, RANGE_JOINTS } from '../terms/phrases';
import type { AssistantUnit } from '../vocabulary';
import { matchWords } from '../words/match-words';
import { isFree, matchBefore, type Reading } from './reading';

/** A number or a range as written, with the words around it that bound it. */
export interface Measure {
  readonly comparison: 'between' | 'atLeast' | 'atMost' | 'equal';
  readonly min?: number;
  readonly max?: number;
  readonly isAbout: boolean;
  /** «۱۶ ± ۰٫۵»: one number with how much it may differ. */
  readonly isTolerance?: boolean;
  /** «یا بهتر»: which side is better is the property's matter. */
  readonly isOrBetter: boolean;
  /** «۱ به ۴۰». */
  readonly isRatio: boolean;
  readonly hasScale: boolean;
  readonly isWritten: boolean;
  /** Units the word after the number may name; empty without such a word. */
  readonly units: readonly AssistantUnit[];
  readonly unitText: string;
  /** Index of the first word, bounds included. */
  readonly start: number;
  readonly numberAt: number;
  readonly end: number;
  /** Index after the unit, before the bounds that follow. */
  readonly valueEnd: number;
}

/** Reads the measure whose first number stands at `at`, or `undefined`. */
export function readMeasure(reading: Reading, at: number, units: Units): Measure | undefined {
  const { words } = reading;
  const free = isFree(reading);
  const first = free(at) ? readRatio(reading, at) : undefined;
  if (first === undefined) return undefined;
  const before = boundBefore(reading, at);
  const firstUnit = readUnit(reading, first.end, units);
  // How much a number may differ is no measure of its own; a percentage may be the accuracy.
  if (!isPercent(firstUnit.units) && isTolerance(reading, at, units)) return undefined;
  const from = { ...first, at, unit: firstUnit };
  const other = readTolerance(reading, from, units) ?? readRangeEnd(reading, from, before?.value, units);
  const unit = other?.unit ?? firstUnit;
  const valueEnd = other?.end ?? firstUnit.end;
  const after = matchWords(words, valueEnd, BOUNDS_AFTER, free, true);
  const isBoundAfter =
    after !== undefined && words[after.end]?.key !== 'از' && !startsNext(reading, after.end, after.value);
  const shared = {
    hasScale: first.hasScale || (other?.hasScale ?? false),
    isWritten: first.isWritten,
    units: unit.units,
    unitText: unit.text,
    start: before?.start ?? at,
    numberAt: at,
    end: isBoundAfter ? after.end : valueEnd,
    valueEnd,
    isOrBetter: after?.value === 'better',
    isRatio: first.isRatio,
  };
  if (other !== undefined) {
    return {
      comparison: 'between',
      min: Math.min(...other.sides),
      max: Math.max(...other.sides),
      isAbout: before?.value === 'about',
      ...(other.isTolerance ? { isTolerance: true } : {}),
      ...shared,
    };
  }
  const value = valueIn(first, unit.units);
  const turned = turnedBound(
    reading,
    shared.start,
    shared.valueEnd,
    before?.value,
    isBoundAfter ? after.value : undefined,
  );
  if (turned) return { ...bounded(value, turned.bound, undefined), ...shared, end: turned.end };
  return { ...bounded(value, before?.value, isBoundAfter ? after.value : undefined), ...shared };
}

/** Finds the bound before a number; a sign counts over «حدود» too: «> حدود ۲۵». */
function boundBefore(reading: Reading, at: number) {
  const bound = matchBefore(reading, at, BOUNDS_BEFORE);
  const sign = bound?.value === 'about' ? reading.words[bound.start - 1] : undefined;
  const isSigned = sign?.kind === 'sign' && /^[<>≤≥]$/.test(sign.key);
  return bound && isSigned ? (matchBefore(reading, bound.start, BOUNDS_BEFORE) ?? bound) : bound;
}

interface First extends ReadNumber {
  readonly at: number;
  readonly unit: ReadUnit;
}

/** What makes two sides of one number. */
interface Other {
  readonly sides: readonly [number, number];
  readonly unit: ReadUnit;
  readonly end: number;
  readonly hasScale: boolean;
  readonly isTolerance?: boolean;
}

/** Reads «± ۰٫۵» after a number: the range around it. */
function readTolerance(reading: Reading, first: First, units: Units): Other | undefined {
  const at = toleranceAt(reading, first.unit.end);
  const number =
    at !== undefined && isFree(reading)(at) ? readNumber(reading.typed, reading.words, at) : undefined;
  if (number === undefined) return undefined;
  const own = readUnit(reading, number.end, units);
  if (isPercent(own.units) && !isPercent(first.unit.units)) return undefined;
  if (!isSameQuantity(first.unit.units, own.units)) return undefined;
  const unit = first.unit.units.length > 0 ? first.unit : own;
  const factor = own.units.length > 0 ? (own.units[0]?.factor ?? 1) / (unit.units[0]?.factor ?? 1) : 1;
  const [value, spread] = [valueIn(first, unit.units), valueIn(number, own.units) * factor];
  return {
    sides: [withoutNoise(value - spread), withoutNoise(value + spread)],
    unit,
    end: own.end,
    hasScale: false,
    isTolerance: true,
  };
}

const withoutNoise = (value: number) => Number(value.toPrecision(12));

/** Reads «تا ۳۰ میلی‌متر» after a number. */
function readRangeEnd(
  reading: Reading,
  first: First,
  before: Bound | undefined,
  units: Units,
): Other | undefined {
  const at = secondNumberAt(reading, first.at, first.unit.end, before);
  const second = at === undefined ? undefined : readNumber(reading.typed, reading.words, at);
  if (second === undefined) return undefined;
  const own = readUnit(reading, second.end, units);
  if (!isSameQuantity(first.unit.units, own.units)) return undefined;
  // «M16...500 عدد»: the dots lead to how many are wanted.
  if (own.units.length === 0 && isDots(reading, first.unit.end) && isCounted(reading, second.end))
    return undefined;
  const unit = own.units.length > 0 ? own : first.unit;
  const [low, high] = [valueIn(first, unit.units), valueIn(second, unit.units)];
  // «دو تا سه میلیون» is two to three million.
  const scale = second.hasScale && !first.hasScale && low < high / 1000 ? scaleOf(high) : 1;
  return { sides: [low * scale, high], unit, end: own.end, hasScale: second.hasScale };
}

const COUNT_NOUN =
  /^(?:عدد|عددی|تا|تایی|دونه|دانه|قطعه|pcs?|دستگاه|دست|ست|جفت|بسته|پک|پاکت|کارتن|جعبه|شاخه?|برگ|ورق|شیت|حلقه|رول|کلاف|نسخه|کیلو|کیلوگرم|kg|تن|متر)$/;

const isCounted = ({ words }: Reading, at: number) => COUNT_NOUN.test(words[at]?.key ?? '');

function isDots({ typed, words }: Reading, at: number): boolean {
  const word = words[at];
  return word !== undefined && /^(?:…|\.{2,3})$/.test(typed.slice(word.start, word.end));
}

const OPPOSITE: Partial<Record<Bound, Bound>> = { atLeast: 'atMost', atMost: 'atLeast' };

/** A negated bound is its opposite: «کمتر از ۵ میل نباشد», «نباید از ۵ میل کمتر باشد». */
function turnedBound(
  { words }: Reading,
  start: number,
  end: number,
  before: Bound | undefined,
  after: Bound | undefined,
): { readonly bound: Bound; readonly end: number } | undefined {
  const opposite = before && OPPOSITE[before];
  const isNegated = /^(نباشد|نباشه|نشود|نشه|نباشند)$/.test(words[end]?.key ?? '');
  if (opposite && isNegated) return { bound: opposite, end: end + 1 };
  const clause = words.slice(Math.max(0, start - 5), start);
  const stop = clause.findLastIndex(({ kind }) => kind === 'stop');
  const mustNot = clause.slice(stop + 1).some(({ key }) => key === 'نباید');
  const bound = mustNot && after ? OPPOSITE[after] : mustNot ? opposite : undefined;
  if (bound === undefined) return undefined;
  return { bound, end: after ? end + 2 : end };
}

function bounded(value: number, before: Bound | undefined, after: Bound | undefined) {
  const bound = after === 'atLeast' || after === 'atMost' ? after : before;
  if (bound === 'atLeast') return { comparison: 'atLeast' as const, min: value, isAbout: false };
  if (bound === 'atMost' || bound === 'to')
    return { comparison: 'atMost' as const, max: value, isAbout: false };
  return {
    comparison: 'equal' as const,
    min: value,
    max: value,
    isAbout: bound === 'about' || after === 'about',
  };
}

/** «… حداکثر» after a number bounds it only when no number follows: «۲۰ عدد، حداکثر ۵ بار». */
function startsNext({ typed, words }: Reading, at: number, bound: Bound): boolean {
  return bound !== 'about' && readNumber(typed, words, at) !== undefined;
}

/** Returns the index of the number a range goes up to. */
function secondNumberAt(
  reading: Reading,
  first: number,
  at: number,
  before: Bound | undefined,
): number | undefined {
  const { typed, words } = reading;
  const word = words[at];
  if (word === undefined || !isFree(reading)(at)) return undefined;
  const sign = typed.slice(word.start, word.end);
  const joint = matchWords(words, at, RANGE_JOINTS, isFree(reading), true);
  const isAnd = before === 'between' && word.key === 'و';
  const next = joint?.end ?? (isAnd || /^(?:[-–—~…]|\.{2,3})$/.test(sign) ? at + 1 : undefined);
  // «DN15 تا DN25»: the symbol is written twice.
  const symbol = words[first - 1];
  const isRepeated = next !== undefined && symbol?.kind === 'word' && words[next]?.key === symbol.key;
  const number = isRepeated && next !== undefined ? next + 1 : next;
  const isNumber =
    number !== undefined && isFree(reading)(number) && readNumber(typed, words, number) !== undefined;
  return isNumber ? number : undefined;
}

function scaleOf(value: number): number {
  return value >= 1e9 ? 1e9 : value >= 1e6 ? 1e6 : 1e3;
}

/** «۱ به ۴۰» and «۱:۴۰» are the ratio forty. */
function readRatio({ typed, words }: Reading, at: number) {
  const first = readNumber(typed, words, at);
  const joint = first && words[first.end];
  const isRatio =
    first?.value === 1 && joint && (joint.key === 'به' || typed.slice(joint.start, joint.end) === ':');
  const second = isRatio ? readNumber(typed, words, first.end + 1) : undefined;
  return second ? { ...second, isRatio: true } : first && { ...first, isRatio: false };
}
