import type { CategoryTerms } from '../terms/category-terms';
import { BOUNDS_AFTER, BOUNDS_BEFORE } from '../terms/phrases';
import type { NotUnderstood } from '../understanding';
import { isFiller, type Reading } from './reading';

/** Returns the words that carry a meaning no part took, those side by side together. */
export function findLeftovers(
  reading: Reading,
  terms: CategoryTerms,
  ofCategory: readonly number[],
): readonly NotUnderstood[] {
  const runs: { first: number; last: number }[] = [];
  for (const [index, word] of reading.words.entries()) {
    const isSilent = word.kind === 'stop' || word.key === '' || isFiller(word);
    const isBound = BOUNDS_BEFORE.has(word.key) || BOUNDS_AFTER.has(word.key);
    if (reading.taken[index] !== undefined || ofCategory.includes(index) || isSilent || isBound) continue;
    const run = runs.at(-1);
    if (run?.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index });
  }
  return runs.flatMap(({ first, last }) => {
    const [start, end] = [reading.words[first]?.start, reading.words[last]?.end];
    if (start === undefined || end === undefined) return [];
    const hint = hintFor(
      reading.words.slice(first, last + 1).map(({ key }) => key),
      terms,
    );
    return [{ text: reading.typed.slice(start, end), span: { start, end }, ...(hint ? { hint } : {}) }];
  });
}

/** A leftover that names a property of the category is answered with the options there are. */
function hintFor(keys: readonly string[], terms: CategoryTerms): NotUnderstood['hint'] {
  for (const key of [keys.join(''), ...keys]) {
    const property = terms.names.get(key)?.find(({ options }) => options.length > 0);
    if (property)
      return {
        propertyTitle: property.title,
        optionTitles: property.options.map(({ title }) => title).slice(0, 4),
      };
  }
  return undefined;
}
