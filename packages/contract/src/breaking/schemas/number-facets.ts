import type { Json } from '../../document.ts';
import type { Place } from '../place.ts';
import { boundsOf, formatRange, rangeShift, writeBound } from './bounds.ts';
import { reportShift } from './comparison.ts';
import { formatShift } from './formats.ts';
import { compareBounds } from './own-shapes.ts';
import type { Bound, Shape } from './shape.ts';
import { combine, type Shift, shiftOf } from './shift.ts';

const ends = [
  ['minimum', 1],
  ['maximum', -1],
] as const;

/** Compares the constraints of numbers: their ranges, steps and formats. */
export function compareNumbers(before: Shape, after: Shape, place: Place): void {
  if (before.type === 'integer' && after.type === 'integer') compareIntegers(before, after, place);
  else {
    compareRanges(before, after, place);
    reportFormats(before, after, formatShift(before.formats, after.formats), place);
  }
  compareSteps(before, after, place);
}

export function compareRanges(before: Shape, after: Shape, place: Place): void {
  const [was, is] = [boundsOf(before), boundsOf(after)];
  for (const [end, inward] of ends)
    reportShift(place, end, rangeShift(was[end], is[end], inward), writeBound(was[end]), writeBound(is[end]));
}

/** A format of integers is a range: where the bounds are tighter, it says nothing. */
function compareIntegers(before: Shape, after: Shape, place: Place): void {
  const [was, is] = [boundsOf(before), boundsOf(after)];
  const [wasFormat, isFormat] = [formatRange(before.formats), formatRange(after.formats)];
  const byFormat: Shift[] = [];
  for (const [end, inward] of ends) {
    const [from, to] = [tighter(was[end], wasFormat[end], inward), tighter(is[end], isFormat[end], inward)];
    const shift = rangeShift(from, to, inward);
    const isOwn = shift === rangeShift(was[end], is[end], inward);
    if (isOwn) reportShift(place, end, shift, writeBound(was[end]), writeBound(is[end]));
    else byFormat.push(shift);
  }
  reportFormats(
    before,
    after,
    combine([...byFormat, formatShift(before.formats, after.formats, true)]),
    place,
  );
}

function tighter(own: Bound | undefined, other: Bound | undefined, inward: 1 | -1): Bound | undefined {
  if (own === undefined || other === undefined) return own ?? other;
  return compareBounds(own, other, inward) > 0 ? own : other;
}

function reportFormats(before: Shape, after: Shape, shift: Shift, place: Place): void {
  reportShift(place, 'format', shift, list(before.formats), list(after.formats));
}

function compareSteps(before: Shape, after: Shape, place: Place): void {
  const fits = (inner: Shape, outer: Shape) =>
    outer.steps.every((step) => stepsOf(inner).some((own) => isMultiple(own, step)));
  const shift = shiftOf(fits(before, after), fits(after, before));
  reportShift(place, 'multiple', shift, list(before.steps), list(after.steps));
}

const stepsOf = ({ steps, type }: Shape) => (type === 'integer' ? [1, ...steps] : steps);
const isMultiple = (value: number, step: number) =>
  Math.abs(value / step - Math.round(value / step)) < 1e-9 && Math.round(value / step) !== 0;

/** Returns constraints as a finding shows them. */
export const list = (values: readonly (string | number)[]): Json =>
  values.length === 0 ? 'none' : values.length === 1 ? (values[0] as Json) : [...values];
