import type { Json } from './read-examples';

/** Numbers that depend on the size of the catalogue, and what each write makes anew. */
const sizes =
  /^(count|counts|totalCount|min|max|histogram|minPriceRial|visits|uniqueVisitors)$|Count$|Counts$|Html$/;
const madeAnew =
  /^(access_token|trackingCode|redirectUrl|authority|number|clientRequestId|expires_in|redirectFields|walletCreditRial)$/;
const generatedId = /-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const time = /^\d{4}-\d\d-\d\dT/;

export interface Comparison {
  /** The answer shows what a request made: ids, times and codes made with it are not compared. */
  isMade: boolean;
}

/**
 * Returns where an answer lacks what the example shows, by paths such as `items[0].supplier.id`. Every item of a list of the example is one of the
 * answer's; the answer may have more items and more members.
 */
export function findDifferences(example: unknown, answer: unknown, comparison: Comparison): string[] {
  return differencesAt('', '', example, answer, comparison);
}

function differencesAt(
  place: string,
  key: string,
  example: unknown,
  answer: unknown,
  comparison: Comparison,
): string[] {
  if (sizes.test(key) || (comparison.isMade && isMadeAnew(key, example))) {
    return typeof example === typeof answer ? [] : [`${place}: is ${shown(answer)}`];
  }
  if (Array.isArray(example)) {
    if (!Array.isArray(answer)) return [`${place}: no list`];
    return example.flatMap((item, index) => closest(`${place}[${index}]`, item, answer, comparison));
  }
  if (typeof example === 'object' && example !== null) {
    if (typeof answer !== 'object' || answer === null) return [`${place}: is ${shown(answer)}`];
    return Object.entries(example).flatMap(([name, value]) =>
      differencesAt(
        place === '' ? name : `${place}.${name}`,
        name,
        value,
        (answer as Json)[name],
        comparison,
      ),
    );
  }
  return example === answer ? [] : [`${place}: ${shown(example)}, is ${shown(answer)}`];
}

/** Returns the fewest differences to any item of the answer. */
function closest(
  place: string,
  example: unknown,
  answers: readonly unknown[],
  comparison: Comparison,
): string[] {
  const tried = answers.map((answer) => differencesAt(place, '', example, answer, comparison));
  return tried.sort((left, right) => left.length - right.length)[0] ?? [`${place}: none in an empty list`];
}

function isMadeAnew(key: string, value: unknown): boolean {
  return madeAnew.test(key) || (typeof value === 'string' && (generatedId.test(value) || time.test(value)));
}

/** Returns whether the id is of the form this service gives to what a request makes. */
export function isGenerated(id: string): boolean {
  return generatedId.test(`-${id}`);
}

function shown(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 120) ?? 'absent';
}
