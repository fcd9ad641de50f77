import type { Reading } from '../reading/reading';
import { matchWords } from '../words/match-words';

/** The longest unit has three words: «متر مکعب بر ساعت» without its joint. */
const MOST_UNIT_WORDS = 4;

/** Returns the index of the number after «±» at a place, or `undefined`. */
export function toleranceAt({ typed, words }: Reading, at: number): number | undefined {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.kind !== 'sign' || next?.kind !== 'number') return undefined;
  return /^(±|\+\/?[-−])$/.test(typed.slice(word.start, word.end)) ? at + 1 : undefined;
}

/** Returns whether the number at a place is how much another may differ: «۲۰ ± ۰٫۵», «۲۰ میلی‌متر ± ۰٫۵»; in «دقت ±۱» it is not. */
export function isTolerance(reading: Reading, at: number, units: ReadonlyMap<string, unknown>): boolean {
  const sign = at - 1;
  if (toleranceAt(reading, sign) !== at) return false;
  if (reading.words[sign - 1]?.kind === 'number') return true;
  for (let unit = sign - 1; unit > 0 && unit >= sign - MOST_UNIT_WORDS; unit -= 1) {
    const isUnit = matchWords(reading.words, unit, units, () => true)?.end === sign;
    if (isUnit && reading.words[unit - 1]?.kind === 'number') return true;
  }
  return false;
}
