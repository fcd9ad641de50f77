import { STRENGTHS } from '../terms/phrases';
import type { Strength } from '../understanding';
import { matchWords } from '../words/match-words';
import { type FoundPart, isFree, type Reading } from './reading';

/**
 * Returns how strongly each part is wanted, and takes the words that say so. A cue holds to the end of its clause or the next cue; one that
 * ends its clause («… باشد بهتر است») holds for the part before it.
 */
export function readStrengths(reading: Reading): ReadonlyMap<FoundPart, Strength> {
  const cues: { at: number; end: number; strength: Strength }[] = [];
  for (let at = 0; at < reading.words.length; at += 1) {
    const match = isFree(reading)(at)
      ? matchWords(reading.words, at, STRENGTHS, isFree(reading), true)
      : undefined;
    if (match === undefined) continue;
    cues.push({ at, end: match.end, strength: match.value });
    for (let index = at; index < match.end; index += 1) reading.taken[index] = 'cue';
    at = match.end - 1;
  }
  const strengths = new Map<FoundPart, Strength>();
  for (const part of reading.found) strengths.set(part, 'hard');
  for (const [index, cue] of cues.entries()) {
    const clauseEnd = clauseEndAfter(reading, cue.at);
    const until = Math.min(clauseEnd, cues[index + 1]?.at ?? clauseEnd);
    const following = reading.found.filter((part) => startOf(part) >= cue.end && startOf(part) < until);
    const after = joinedParts(reading, following);
    const before = after.length > 0 ? [] : lastBefore(reading, cue.at);
    for (const part of [...after, ...before]) strengths.set(part, cue.strength);
  }
  return strengths;
}

/** A wish is for the first part after its cue, and those joined to it by «و» and «یا»: «ترجیحاً SKF یا FAG ۵۰ عدد». */
function joinedParts({ words }: Reading, parts: readonly FoundPart[]): readonly FoundPart[] {
  const inOrder = [...parts].sort((left, right) => startOf(left) - startOf(right));
  const joined = inOrder.findIndex((part, index) => {
    const previous = inOrder[index - 1];
    if (previous === undefined) return false;
    const between = words.slice((previous.indexes.at(-1) ?? 0) + 1, startOf(part));
    return !between.some(({ key }) => key === 'و' || key === 'یا');
  });
  return joined === -1 ? inOrder : inOrder.slice(0, joined);
}

/** A price begins at its amount; its unit may stand before other parts: «هر تن میلگرد ۱۶ ترجیحاً زیر ۲۰ میلیون». */
function startOf({ indexes, meaning }: FoundPart): number {
  const amountAt =
    meaning.kind === 'price' ? indexes.findLast((at, place) => indexes[place - 1] !== at - 1) : indexes[0];
  return amountAt ?? 0;
}

function clauseEndAfter({ words, typed }: Reading, at: number): number {
  const end = words.findIndex(
    ({ kind, start, key }, index) =>
      index > at && ((kind === 'stop' && typed[start] !== ':') || key === 'ولی' || key === 'اما'),
  );
  return end === -1 ? words.length : end;
}

function lastBefore(reading: Reading, at: number): FoundPart[] {
  const clauseStart = reading.words.findLastIndex(({ kind }, index) => index < at && kind === 'stop') + 1;
  const before = reading.found
    .filter((part) => startOf(part) >= clauseStart && startOf(part) < at)
    .sort((left, right) => startOf(right) - startOf(left));
  return before.slice(0, 1);
}
