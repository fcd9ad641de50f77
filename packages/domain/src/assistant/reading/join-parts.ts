import type { Strength, UnderstoodPart } from '../understanding';
import type { ReadSentence } from './read-sentence';
import { type FoundPart, spansOf } from './reading';

/** Returns the parts in the order of the text. Options, cities and kinds named twice are one part; of numbers the last line's count. */
export function joinParts({ reading, strengths }: ReadSentence): readonly UnderstoodPart[] {
  const joined = new Map<string, { part: FoundPart; strength: Strength }>();
  const inOrder = [...reading.found].sort((left, right) => (left.indexes[0] ?? 0) - (right.indexes[0] ?? 0));
  for (const part of inOrder) {
    const strength = strengths.get(part) ?? 'hard';
    const known = joined.get(part.key);
    const merged =
      known && lineOf(reading, known.part) === lineOf(reading, part) ? merge(known.part, part) : undefined;
    if (known && merged === undefined) joined.delete(part.key);
    joined.set(
      part.key,
      merged && known
        ? { part: merged, strength: known.strength === 'soft' ? 'soft' : strength }
        : { part, strength },
    );
  }
  return [...joined.values()].map(({ part, strength }) => ({
    ...part.meaning,
    key: part.key,
    spans: spansOf(reading.words, part.indexes),
    strength,
  }));
}

function lineOf({ typed, words }: ReadSentence['reading'], part: FoundPart): number {
  const start = words[part.indexes[0] ?? 0]?.start ?? 0;
  return typed.slice(0, start).split('\n').length;
}

/** Joins what may be named several times; `undefined` for what has one value. */
function merge(left: FoundPart, right: FoundPart): FoundPart | undefined {
  const [one, other] = [left.meaning, right.meaning];
  const indexes = [...left.indexes, ...right.indexes];
  if (one.kind === 'options' && other.kind === 'options') {
    const shared = one.optionIds.filter((id) => other.optionIds.includes(id));
    const isNarrower = shared.length > 0 && isBeside(left, right);
    const optionIds = isNarrower ? shared : [...new Set([...one.optionIds, ...other.optionIds])];
    const titles = new Map(
      [...one.optionIds, ...other.optionIds].map((id, index) => [
        id,
        [...one.optionTitles, ...other.optionTitles][index] ?? id,
      ]),
    );
    const optionTitles = optionIds.map((id) => titles.get(id) ?? id);
    return { ...left, meaning: { ...one, optionIds, optionTitles }, indexes };
  }
  if (one.kind === 'cities' && other.kind === 'cities') {
    const cityIds = [...new Set([...one.cityIds, ...other.cityIds])];
    const cityTitles = [...new Set([...one.cityTitles, ...other.cityTitles])];
    return { ...left, meaning: { ...one, cityIds, cityTitles }, indexes };
  }
  if (one.kind === 'supplierKinds' && other.kind === 'supplierKinds') {
    return { ...left, meaning: { ...one, kinds: [...new Set([...one.kinds, ...other.kinds])] }, indexes };
  }
  return one.kind === 'confirmed' || one.kind === 'code' ? { ...left, indexes } : undefined;
}

/** «فولادی WCB»: the second word narrows the first. */
function isBeside(left: FoundPart, right: FoundPart): boolean {
  return (right.indexes[0] ?? 0) - (left.indexes.at(-1) ?? 0) <= 2;
}
