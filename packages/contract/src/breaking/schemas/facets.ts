import { isObject } from '../../document.ts';
import type { Place } from '../place.ts';
import { ordered, reportShift } from './comparison.ts';
import { formatShift } from './formats.ts';
import { compareNumbers, compareRanges, list } from './number-facets.ts';
import { implies } from './patterns.ts';
import { type Count, counts, type Shape } from './shape.ts';
import { shiftOf } from './shift.ts';
import { accepts, reportValues } from './values.ts';

const countNames: Record<string, readonly [Count, Count]> = {
  length: ['minLength', 'maxLength'],
  items: ['minItems', 'maxItems'],
  'properties-count': ['minProperties', 'maxProperties'],
};

const kinds: Record<string, readonly string[]> = {
  number: ['integer', 'number'],
  string: ['string'],
  array: ['array'],
  object: ['object'],
};

/** Compares the constraints of two shapes themselves, without their parts. */
export function compareFacets(before: Shape, after: Shape, place: Place): void {
  const { need, offer } = ordered(place, before, after);
  // Listed values fit or do not; no other constraint on their side counts.
  if (need.values?.every((value) => accepts(offer, value))) return;
  if (need.values !== undefined || offer.values !== undefined) reportValues(before, after, place);
  if (need.values !== undefined && offer.values !== undefined) return;
  const isNumber = concerns('number', before, after);
  if (isNumber) compareNumbers(before, after, place);
  else if (areBoth(before, after, ({ minimum, maximum }) => minimum ?? maximum))
    compareRanges(before, after, place);
  if (concerns('string', before, after) || areBoth(before, after, ({ patterns }) => patterns[0]))
    compareTexts(before, after, place);
  for (const [name, keywords] of Object.entries(countNames)) {
    const kind = name === 'length' ? 'string' : name === 'items' ? 'array' : 'object';
    if (
      concerns(kind, before, after) ||
      keywords.some((key) => areBoth(before, after, ({ counts: own }) => own[key]))
    )
      compareCounts(name, keywords, before, after, place);
  }
  if (concerns('array', before, after))
    reportShift(
      place,
      'uniqueness',
      shiftOf(!after.isUnique || before.isUnique, !before.isUnique || after.isUnique),
    );
}

const concerns = (kind: string, ...shapes: Shape[]) =>
  shapes.every(({ type }) => type === undefined || kinds[kind]?.includes(type));

/** A keyword that stands on a type it cannot concern refuses nothing, but where both sides have it its writer means it. */
const areBoth = (before: Shape, after: Shape, read: (shape: Shape) => unknown) =>
  before.type === after.type && read(before) !== undefined && read(after) !== undefined;

function compareFormats(before: Shape, after: Shape, place: Place): void {
  const [was, is] = [before.formats, after.formats];
  reportShift(place, 'format', formatShift(was, is), list(was), list(is));
}

function compareTexts(before: Shape, after: Shape, place: Place): void {
  const fits = (inner: Shape, outer: Shape) =>
    outer.patterns.every((pattern) => implies(inner.patterns, pattern));
  const shift = shiftOf(fits(before, after), fits(after, before));
  reportShift(place, 'pattern', shift, list(before.patterns), list(after.patterns));
  if (before.type === 'string' && after.type === 'string') compareFormats(before, after, place);
}

function compareCounts(
  name: string,
  [least, most]: readonly [Count, Count],
  before: Shape,
  after: Shape,
  place: Place,
): void {
  const at = (shape: Shape, count: Count) =>
    Math.max(shape.counts[count] ?? counts[count], count === 'minProperties' ? alwaysThere(shape) : 0);
  for (const count of [least, most]) {
    if (before.counts[count] === undefined && after.counts[count] === undefined) continue;
    const [was, is] = [at(before, count), at(after, count)];
    if (was === is) continue;
    const shift = is > was === (count === least) ? 'narrowed' : 'widened';
    reportShift(place, name, shift, before.counts[count] ?? 'none', after.counts[count] ?? 'none');
  }
}

/** Number of required fields that are part of both sides of a call, as far as they say so themselves. */
function alwaysThere({ required, properties }: Shape): number {
  const isThere = (name: string) => {
    const field = properties[name];
    if (!isObject(field)) return false;
    return !['$ref', 'allOf', 'anyOf', 'oneOf', 'readOnly', 'writeOnly'].some((key) => key in field);
  };
  return new Set(required.filter(isThere)).size;
}
