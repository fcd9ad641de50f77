import { valueBefore } from '../../units/ruler-fraction';
import { isFree, type Reading } from '../reading/reading';
import type { AssistantUnit } from '../vocabulary';
import { matchWords } from '../words/match-words';
import type { ReadNumber } from './read-number';

export type Units = ReadonlyMap<string, readonly AssistantUnit[]>;

export interface ReadUnit {
  /** Units the words may name; empty where they name none. */
  readonly units: readonly AssistantUnit[];
  readonly text: string;
  /** Index of the word after the unit. */
  readonly end: number;
}

/** Reads the unit at a place; one without units where none stands there. */
export function readUnit(reading: Reading, at: number, units: Units): ReadUnit {
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

/** A unit the catalogue does not have: «متر مکعب در دقیقه» is not «متر مکعب بر ساعت». */
const NO_UNIT: AssistantUnit = { id: '', quantityId: '', symbol: '', factor: 1 };

function rateEnd({ words }: Reading, at: number): number | undefined {
  const isRate =
    /^(در|بر)$/.test(words[at]?.key ?? '') && /^(دقیقه|ثانیه|ساعت|روز)$/.test(words[at + 1]?.key ?? '');
  return isRate ? at + 2 : undefined;
}

/** Both sides of a range are measured alike; one side may leave its unit out. */
export function isSameQuantity(left: readonly AssistantUnit[], right: readonly AssistantUnit[]): boolean {
  return (
    left.length === 0 ||
    right.length === 0 ||
    left.some(({ quantityId }) => right.some((unit) => unit.quantityId === quantityId))
  );
}

export const isPercent = (units: readonly AssistantUnit[]): boolean =>
  units.some(({ symbol }) => symbol === '٪');

/** Returns a number in its unit: «۱/۲ میلی‌متر» is 1.2, «۱/۲ اینچ» half an inch. */
export function valueIn(number: ReadNumber, units: readonly AssistantUnit[]): number {
  const [unit] = units;
  return unit === undefined ? number.value : valueBefore(number, unit.symbol);
}
