import fc from 'fast-check';

/** No value of a schema can be made. The message says why, for the report. */
export class Ungenerable extends Error {}

/** A schema needs itself without end; another branch of a union, or leaving a field out, ends it. Nothing to report. */
export class EndlessSchema extends Ungenerable {}

/** Tries that a filter may refuse in a row. */
const mostTries = 2000;

/** Like `filter` of fast-check, which tries for ever: throws `Ungenerable` when nothing fits. */
export function boundedFilter<Value>(
  values: fc.Arbitrary<Value>,
  fits: (value: Value) => boolean,
  why: string | ((refused: Value) => string),
): fc.Arbitrary<Value> {
  let refused = 0;
  return values.filter((value) => {
    if (fits(value)) {
      refused = 0;
      return true;
    }
    refused += 1;
    if (refused <= mostTries) return false;
    refused = 0;
    throw new Ungenerable(typeof why === 'string' ? why : why(value));
  });
}

/** Generates one value in advance, so that a generator that gives up is known before it is used. Returns the same generator. */
export function tried<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  fc.sample(values, { numRuns: 1, seed: 1 });
  return values;
}

/** Returns the alternatives that can be generated; throws the reason of the first one when none can. */
export function generable<Item, Value>(items: readonly Item[], make: (item: Item) => Value): Value[] {
  const made: Value[] = [];
  let reason: unknown;
  for (const item of items) {
    try {
      made.push(make(item));
    } catch (error) {
      if (!(error instanceof Ungenerable)) throw error;
      reason ??= error;
    }
  }
  if (made.length === 0) throw reason ?? new Ungenerable('there is nothing to choose from');
  return made;
}
