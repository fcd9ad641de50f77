import { type Place, report } from '../place.ts';
import { ordered } from './comparison.ts';
import type { Shape } from './shape.ts';

const scalars = new Set(['boolean', 'integer', 'number', 'string']);

/** Returns whether values of one shape are of a type the other takes. Where values are text, any scalar is a string. */
export function fitsType(shape: Shape, other: Shape, place: Place): boolean {
  if (other.type === undefined || shape.type === other.type) return true;
  if (shape.type === undefined) return false;
  if (shape.type === 'integer' && other.type === 'number') return true;
  if (!place.isText || !scalars.has(shape.type)) return false;
  if (other.type === 'string') return isFreeText(other);
  return other.type === 'array' && isListOfOne(shape, other, place);
}

/** Returns whether one value, sent as before, is read as a list of one. */
export function isListOfOne(shape: Shape, other: Shape, place: Place): boolean {
  return (
    place.side === 'request' &&
    place.isRepeated === true &&
    other.type === 'array' &&
    shape.type !== undefined &&
    scalars.has(shape.type) &&
    (other.counts.minItems ?? 0) <= 1
  );
}

const isFreeText = ({ values, patterns, formats, counts }: Shape) =>
  values === undefined && patterns.length === 0 && formats.length === 0 && Object.keys(counts).length === 0;

export function reportTypes(before: Shape[], after: Shape[], place: Place): void {
  const { need, offer } = ordered(place, before, after);
  const isLoss = (inner: Shape[], outer: Shape[]) =>
    inner.some((shape) => !outer.some((other) => fitsType(shape, other, place)));
  if (!isLoss(need, offer)) return;
  const harmful = place.side === 'request' ? 'narrowed' : 'widened';
  const shift = isLoss(offer, need) ? 'changed' : harmful;
  report(place, 'breaking', `${place.side}-type-${shift}`, names(before), names(after));
}

const names = (shapes: Shape[]) => [...new Set(shapes.map(({ type }) => type ?? 'any'))].join(' | ');
