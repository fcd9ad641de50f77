import type { Json } from '../../document.ts';
import { inside, type Place, report } from '../place.ts';
import { type Pair, relate, reportShift } from './comparison.ts';
import { compareProperty } from './properties.ts';
import { isAnything, type Part, type Shape } from './shape.ts';
import { combine, type Shift } from './shift.ts';

/** Compares the fields of objects: named ones, those of a pattern, all others, and what depends on a field. */
export function compareObjects(pair: Pair, before: Shape, after: Shape, place: Place): void {
  const names = new Set([
    ...Object.keys(before.properties),
    ...Object.keys(after.properties),
    ...before.required,
    ...after.required,
  ]);
  for (const name of names) compareProperty(pair, before, after, name, place);
  comparePatterns(pair, before, after, place);
  compareAdditional(pair, before, after, place);
  if (!isAnything(before.propertyNames) || !isAnything(after.propertyNames))
    reportShift(place, 'property-names', relate(pair, nameSchema(before), nameSchema(after), place));
  compareDependencies(pair, before, after, place);
}

/** Names are always text. */
const nameSchema = ({ propertyNames }: Shape): Part =>
  isAnything(propertyNames) ? { type: 'string' } : { allOf: [{ type: 'string' }, propertyNames as Json] };

/** A pattern that one side does not know falls to that side's own patterns and `additionalProperties`. */
function comparePatterns(pair: Pair, before: Shape, after: Shape, place: Place): void {
  const patterns = new Set([
    ...Object.keys(before.patternProperties),
    ...Object.keys(after.patternProperties),
  ]);
  for (const pattern of patterns) {
    const here = inside(place, `{${pattern}}`);
    pair.compare(
      before.patternProperties[pattern] ?? before.additionalProperties,
      after.patternProperties[pattern] ?? after.additionalProperties,
      here,
    );
  }
}

function compareAdditional(pair: Pair, before: Shape, after: Shape, place: Place): void {
  const [was, is] = [before.additionalProperties, after.additionalProperties];
  const [wasClosed, isClosed] = [isClosedBy(pair.before, was), isClosedBy(pair.after, is)];
  if (wasClosed && isClosed) return;
  if (!wasClosed && isClosed && place.side === 'request')
    report(place, 'breaking', 'request-additional-properties-forbidden');
  else if (wasClosed && !isClosed && place.side === 'response')
    report(place, 'breaking', 'response-additional-properties-allowed');
  else if (!wasClosed && !isClosed) pair.compare(was, is, inside(place, '{name}'));
}

const isClosedBy = (reader: Pair['before'], part: Part) => reader.shapes(part).length === 0;

function compareDependencies(pair: Pair, before: Shape, after: Shape, place: Place): void {
  const triggers = new Set([
    ...Object.keys(before.dependentRequired),
    ...Object.keys(after.dependentRequired),
  ]);
  const shifts = [...triggers].map((name): Shift => {
    const [was, is] = [before, after].map((shape) => shape.dependentRequired[name] ?? []);
    const [lost, added] = [minus(was, is), minus(is, was)];
    return combine([lost > 0 ? 'widened' : undefined, added > 0 ? 'narrowed' : undefined]);
  });
  reportShift(place, 'dependency', combine(shifts), before.dependentRequired, after.dependentRequired);
  const schemas = new Set([...Object.keys(before.dependentSchemas), ...Object.keys(after.dependentSchemas)]);
  for (const name of schemas) {
    const shift = relate(pair, before.dependentSchemas[name], after.dependentSchemas[name], place);
    reportShift(inside(place, name), 'dependency', shift);
  }
}

const minus = (left: string[] = [], right: string[] = []) =>
  left.filter((name) => !right.includes(name)).length;
