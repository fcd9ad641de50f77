import type { Json } from '../../document.ts';
import { type Place, report } from '../place.ts';
import { isInRange } from './bounds.ts';
import { matches } from './meet.ts';
import { typeOf } from './own-shapes.ts';
import type { Shape } from './shape.ts';

/** Returns whether a shape takes a value, as far as its own constraints tell; parts of lists and objects are not looked into. */
export function accepts(shape: Shape, value: Json): boolean {
  const type = typeOf(value);
  if (shape.type !== undefined && shape.type !== type && !(shape.type === 'number' && type === 'integer'))
    return false;
  if (shape.values !== undefined) return listOf(shape.values).has(JSON.stringify(value));
  if (shape.not.length > 0 || shape.conditions.length > 0) return false;
  return keepsConstraints(shape, value) && (typeof value !== 'string' || shape.formats.every(takesText));
}

/** Returns whether a number or text keeps the bounds and patterns of a shape. */
export function keepsConstraints(shape: Shape, value: Json): boolean {
  if (typeof value === 'number')
    return isInRange(value, shape) && shape.steps.every((step) => Number.isInteger(value / step));
  if (typeof value !== 'string') return true;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = shape.counts;
  const length = [...value].length;
  if (length < minLength || length > maxLength) return false;
  return shape.patterns.every((pattern) => matches(pattern, value));
}

const listOf = (values: Json[]) => new Set(values.map((value) => JSON.stringify(value)));

/** Values of a list are no dates or addresses unless a pattern says so: what a format takes is not tried. */
const takesText = (format: string) => ['password', 'text'].includes(format);

/** Reports listed values that are no longer taken, or that may come now. */
export function reportValues(before: Shape, after: Shape, place: Place): void {
  const fits = (inner: Shape, outer: Shape) =>
    inner.values === undefined
      ? outer.values === undefined
      : inner.values.every((value) => accepts(outer, value));
  const [grows, shrinks] = [fits(before, after), fits(after, before)];
  const harms = place.side === 'request' ? !grows : !shrinks;
  // Where only the other constraints refuse a listed value, those are reported.
  const isListed = place.side === 'request' ? after.values !== undefined : before.values !== undefined;
  if (!harms || !isListed) return;
  const shift = !grows && !shrinks ? 'changed' : grows ? 'widened' : 'narrowed';
  report(place, 'breaking', `${place.side}-enum-${shift}`, before.values ?? 'none', after.values ?? 'none');
}
