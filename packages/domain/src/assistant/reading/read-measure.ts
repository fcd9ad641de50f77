import { readNumber } from '../numbers/read-number';
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

type Units = ReadonlyMap<string, readonly AssistantUnit[]>;

/** Reads the measure whose first number stands at `at`, or `undefined`. */
export function readMeasure(reading: Reading, at: number, units: Units): Measure | undefined {
  const { typed, words } = reading;
  const free = isFree(reading);
  const first = free(at) ? readRatio(reading, at) : undefined;
  if (first === undefined) return undefined;
  const before = matchBefore(reading, at, BOUNDS_BEFORE);
  const firstUnit = readUnit(reading, first.end, units);
  const joint = secondNumberAt(reading, at, firstUnit.end, before?.value);
  const candidate = joint === undefined ? undefined : readNumber(typed, words, joint);
  const candidateUnit = candidate === undefined ? undefined : readUnit(reading, candidate.end, units);
  const isSame = candidateUnit === undefined || isSameQuantity(firstUnit.units, candidateUnit.units);
  const second = isSame ? candidate : undefined;
  const secondUnit = isSame ? candidateUnit : undefined;
  const unit = secondUnit && secondUnit.units.length > 0 ? secondUnit : firstUnit;
  const valueEnd = secondUnit?.end ?? firstUnit.end;
  const after = matchWords(words, valueEnd, BOUNDS_AFTER, free, true);
  const isBoundAfter =
    after !== undefined && words[after.end]?.key !== 'از' && !startsNext(reading, after.end, after.value);
  const shared = {
    hasScale: first.hasScale || (second?.hasScale ?? false),
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
  if (second !== undefined) {
    // «دو تا سه میلیون» is two to three million.
    const scale =
      second.hasScale && !first.hasScale && first.value < second.value / 1000 ? scaleOf(second.value) : 1;
    const sides = [first.value * scale, second.value];
    return {
      comparison: 'between',
      min: Math.min(...sides),
      max: Math.max(...sides),
      isAbout: before?.value === 'about',
      ...shared,
    };
  }
  const turned = turnedBound(
    reading,
    shared.start,
    shared.valueEnd,
    before?.value,
    isBoundAfter ? after.value : undefined,
  );
  if (turned) return { ...bounded(first.value, turned.bound, undefined), ...shared, end: turned.end };
  return { ...bounded(first.value, before?.value, isBoundAfter ? after.value : undefined), ...shared };
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
  const next = joint?.end ?? (isAnd || /^[-–—~…]$/.test(sign) ? at + 1 : undefined);
  // «DN15 تا DN25»: the symbol is written twice.
  const symbol = words[first - 1];
  const isRepeated = next !== undefined && symbol?.kind === 'word' && words[next]?.key === symbol.key;
  const number = isRepeated && next !== undefined ? next + 1 : next;
  const isNumber =
    number !== undefined && isFree(reading)(number) && readNumber(typed, words, number) !== undefined;
  return isNumber ? number : undefined;
}

/** A unit the catalogue does not have: «متر مکعب در دقیقه» is not «متر مکعب بر ساعت». */
const NO_UNIT: AssistantUnit = { id: '', quantityId: '', symbol: '', factor: 1 };

function rateEnd({ words }: Reading, at: number): number | undefined {
  const isRate =
    /^(در|بر)$/.test(words[at]?.key ?? '') && /^(دقیقه|ثانیه|ساعت|روز)$/.test(words[at + 1]?.key ?? '');
  return isRate ? at + 2 : undefined;
}

function readUnit(reading: Reading, at: number, units: Units) {
  const { words, typed } = reading;
  const sign = words[at];
  const symbol = sign?.kind === 'sign' ? typed.slice(sign.start, sign.end) : '';
  const inch = /^["″”“]$/.test(symbol) ? units.get('in') : undefined;
  if (inch) return { units: inch, end: at + 1, text: symbol };
  const match = matchWords(words, at, units, isFree(reading));
  const rate = match && rateEnd(reading, match.end);
  if (rate !== undefined) return { units: [NO_UNIT], end: rate, text: '' };
  const [first, last] = [words[at], words[(match?.end ?? at) - 1]];
  if (match === undefined || first === undefined || last === undefined)
    return { units: [], end: at, text: '' };
  return { units: match.value, end: match.end, text: typed.slice(first.start, last.end) };
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

/** Both sides of a range are measured alike; one side may leave its unit out. */
function isSameQuantity(left: readonly AssistantUnit[], right: readonly AssistantUnit[]): boolean {
  return (
    left.length === 0 ||
    right.length === 0 ||
    left.some(({ quantityId }) => right.some((unit) => unit.quantityId === quantityId))
  );
}
