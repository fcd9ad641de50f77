import { asJson, inside, type Place } from '../place.ts';
import { compareArrays } from './arrays.ts';
import { ordered, type Pair, reportShift } from './comparison.ts';
import { compareConditions } from './conditions.ts';
import { compareFacets } from './facets.ts';
import { compareObjects } from './objects.ts';
import type { Shape, TypeName } from './shape.ts';
import { fitsType, isListOfOne, reportTypes } from './types.ts';

/** Compares two alternatives: their types, their constraints, and their parts. */
export function compareShapes(pair: Pair, before: Shape, after: Shape, around: Place): void {
  const name = after.name ?? before.name;
  const isJson = around.isPart === true && [before, after].some(({ type }) => type === 'object');
  const sent = isJson ? asJson(around) : around;
  const place: Place = name === undefined ? sent : { ...sent, schema: name };
  if (isListOfOne(before, after, place)) {
    pair.compare(schemaOf(before), after.items, inside(place, '[]'));
    return;
  }
  reportTypes([before], [after], place);
  if (!fitsType(before, after, place) && !fitsType(after, before, place)) return;
  const { need, offer } = ordered(place, before, after);
  // Free values either fit without more, or their type was all there is to say.
  if (offer.type === undefined && isBare(offer)) return;
  if (need.type === undefined && offer.type !== undefined && isBare(need)) return;
  compareFacets(before, after, place);
  compareConditions(pair, before, after, place);
  if (mayBe(before, 'array') && mayBe(after, 'array')) compareArrays(pair, before, after, place);
  if (mayBe(before, 'object') && mayBe(after, 'object')) compareObjects(pair, before, after, place);
  compareContent(pair, before, after, place);
}

const mayBe = ({ type }: Shape, name: TypeName) => type === undefined || type === name;

/** A shape without any constraint but its type. */
function isBare(shape: Shape): boolean {
  return Object.entries(shape).every(
    ([key, value]) =>
      ['type', 'tag', 'name', 'kinds'].includes(key) ||
      value === undefined ||
      value === false ||
      (typeof value === 'object' && value !== null && Object.keys(value).length === 0),
  );
}

/** The schema of one value that is now read as the only item of a list. */
function schemaOf({ type, values, minimum, maximum, patterns, formats, counts }: Shape) {
  return {
    ...(type === undefined ? {} : { type }),
    ...(values === undefined ? {} : { enum: values }),
    ...(minimum === undefined ? {} : { [minimum.isExclusive ? 'exclusiveMinimum' : 'minimum']: minimum.at }),
    ...(maximum === undefined ? {} : { [maximum.isExclusive ? 'exclusiveMaximum' : 'maximum']: maximum.at }),
    ...(patterns[0] === undefined ? {} : { pattern: patterns[0] }),
    ...(formats[0] === undefined ? {} : { format: formats[0] }),
    ...counts,
  };
}

/** What a text holds: its encoding, its media type, and the schema of what it decodes to. */
function compareContent(pair: Pair, before: Shape, after: Shape, place: Place): void {
  if (!mayBe(before, 'string') || !mayBe(after, 'string')) return;
  for (const key of ['contentEncoding', 'contentMediaType'] as const) {
    const [was, is] = [before[key], after[key]];
    if (was === is) continue;
    const shift = was === undefined ? 'narrowed' : is === undefined ? 'widened' : 'changed';
    reportShift(place, 'content', shift, was ?? 'none', is ?? 'none');
  }
  pair.compare(before.contentSchema, after.contentSchema, inside(place, '{content}'));
}
