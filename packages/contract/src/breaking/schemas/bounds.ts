import type { Json } from '../../document.ts';
import { integerRanges } from './formats.ts';
import { compareBounds } from './own-shapes.ts';
import type { Bound, Shape } from './shape.ts';
import type { Shift } from './shift.ts';

/** Returns the range of a shape's numbers. Bounds of integers are whole and inclusive: `> 0` is `≥ 1`. */
export function boundsOf(shape: Shape): { minimum: Bound | undefined; maximum: Bound | undefined } {
  if (shape.type !== 'integer') return { minimum: shape.minimum, maximum: shape.maximum };
  return { minimum: whole(shape.minimum, 1), maximum: whole(shape.maximum, -1) };
}

/** Returns the range of integers that formats take. */
export function formatRange(formats: readonly string[]): { minimum?: Bound; maximum?: Bound } {
  const ranges = formats.flatMap((format) =>
    Object.hasOwn(integerRanges, format) ? [integerRanges[format] ?? []] : [],
  );
  if (ranges.length === 0) return {};
  const [least, most] = [ranges.map(([first = 0]) => first), ranges.map(([, last = 0]) => last)];
  return {
    minimum: { at: Math.max(...least), isExclusive: false },
    maximum: { at: Math.min(...most), isExclusive: false },
  };
}

function whole(bound: Bound | undefined, inward: 1 | -1): Bound | undefined {
  if (bound === undefined) return undefined;
  const nearest = inward === 1 ? Math.ceil(bound.at) : Math.floor(bound.at);
  const at = bound.isExclusive && nearest === bound.at ? nearest + inward : nearest;
  return { at, isExclusive: false };
}

/** Returns how one end of a range moved; `inward` is 1 for a minimum, -1 for a maximum. */
export function rangeShift(before: Bound | undefined, after: Bound | undefined, inward: 1 | -1): Shift {
  if (before === undefined) return after === undefined ? undefined : 'narrowed';
  if (after === undefined) return 'widened';
  const tighter = compareBounds(after, before, inward);
  return tighter === 0 ? undefined : tighter > 0 ? 'narrowed' : 'widened';
}

export const writeBound = (bound: Bound | undefined): Json =>
  bound === undefined ? 'none' : bound.isExclusive ? `${bound.at} exclusive` : bound.at;

export function isInRange(value: number, shape: Shape): boolean {
  const { minimum, maximum } = boundsOf(shape);
  const isIn = (bound: Bound | undefined, inward: 1 | -1) =>
    bound === undefined || (value - bound.at) * inward > 0 || (value === bound.at && !bound.isExclusive);
  return isIn(minimum, 1) && isIn(maximum, -1);
}
