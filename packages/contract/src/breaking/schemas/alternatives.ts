import { distanceOf, type Frame, isClean } from '../frame.ts';
import { type Place, report } from '../place.ts';
import { compareShapes } from './compare-shapes.ts';
import { accept, attempt, ordered, type Pair } from './comparison.ts';
import { reportKinds, sameKind } from './kinds.ts';
import type { SchemaReader } from './schema-reader.ts';
import type { Shape } from './shape.ts';
import { fitsType, reportTypes } from './types.ts';

/** Compares the alternatives of two schemas: each that has to fit is matched by its tag, its name, or the one it fits best. */
export function compareAlternatives(pair: Pair, before: Shape[], after: Shape[], place: Place): void {
  const { need, offer } = ordered(place, before, after);
  if (need.length === 0) return;
  if (offer.length === 0) {
    report(
      place,
      'breaking',
      place.side === 'request' ? 'request-value-forbidden' : 'response-value-allowed',
    );
    return;
  }
  compareNull(pair, before, after, place);
  const [old, now] = [withoutNull(before), withoutNull(after)];
  const sides = ordered(place, old, now);
  if (sides.need.length === 0) return;
  const [first, second] = [old[0], now[0]];
  if (old.length === 1 && now.length === 1 && first && second) {
    compareShapes(pair, first, second, place);
    reportKinds(place, [place.side === 'request' ? [first, second] : [second, first]], old, now);
    return;
  }
  const lost = sides.need.filter((shape) => !sides.offer.some((other) => fitsType(shape, other, place)));
  const lostTypes = lost.filter((shape) => labelOf(shape) === undefined);
  if (lostTypes.length > 0) reportTypes(old, now, place);
  for (const shape of lost) if (!lostTypes.includes(shape)) reportShape(shape, place);
  const lasting = sides.need.filter((shape) => !lost.includes(shape));
  reportKinds(place, matchShapes(pair, lasting, sides.offer, place), old, now);
}

const withoutNull = (shapes: Shape[]) => shapes.filter(({ type }) => type !== 'null');

function compareNull(pair: Pair, before: Shape[], after: Shape[], place: Place): void {
  const { need, offer } = ordered(place, before, after);
  const { offer: reader } = ordered(place, pair.before, pair.after);
  // Where any type has to fit, null is one of them.
  if (need.some(({ type }) => type === undefined) || !need.some(({ type }) => type === 'null')) return;
  if (offer.some((shape) => takesNull(reader, shape))) return;
  const shift = place.side === 'request' ? 'narrowed' : 'widened';
  report(place, 'breaking', `${place.side}-nullability-${shift}`, typeNames(before), typeNames(after));
}

/** A shape of any type takes null unless something excludes it; what a condition makes of it is not worked out. */
function takesNull(reader: SchemaReader, { type, not, conditions }: Shape): boolean {
  if (type !== undefined) return type === 'null';
  const mayBeNull = (shape: Shape) => shape.type === undefined || shape.type === 'null';
  return conditions.length === 0 && !not.some((part) => reader.shapes(part).some(mayBeNull));
}

const typeNames = (shapes: Shape[]) => [...new Set(shapes.map(({ type }) => type ?? 'any'))].join(' | ');

type Match = readonly [need: Shape, offer: Shape];

/** Compares each shape with the one that stands for it; returns both. */
function matchShapes(pair: Pair, need: Shape[], offer: Shape[], place: Place): Match[] {
  const compare = (shape: Shape, other: Shape) =>
    attempt(place, (here) =>
      here.side === 'request'
        ? compareShapes(pair, shape, other, here)
        : compareShapes(pair, other, shape, here),
    );
  const claimed = new Set<Shape>();
  const identified = new Set<Shape>();
  const open: Shape[] = [];
  const matches: Match[] = [];
  for (const shape of need) {
    const same = sameKind(shape, offer) ?? offer.find((other) => isSame(shape, other));
    if (same === undefined) open.push(shape);
    else {
      matches.push([shape, same]);
      claimed.add(same);
      identified.add(same);
      accept(place, compare(shape, same));
    }
  }
  for (const shape of open) {
    const trials = offer
      .filter((other) => fitsType(shape, other, place) && !(isNamedObject(shape) && identified.has(other)))
      .map((other) => ({ other, frame: compare(shape, other) }));
    // Where nothing is found so far, what is found later counts: it hangs on the accepted comparison.
    const fit = trials.find(({ frame }) => isClean(frame) !== false);
    if (fit !== undefined) {
      matches.push([shape, fit.other]);
      accept(place, fit.frame);
      continue;
    }
    const closest = best(trials.filter(({ other }) => !claimed.has(other) && mayMatch(shape, other)));
    if (closest === undefined) reportShape(shape, place);
    else {
      matches.push([shape, closest.other]);
      claimed.add(closest.other);
      accept(place, closest.frame);
    }
  }
  return matches;
}

function isSame(left: Shape, right: Shape): boolean {
  if (left.type !== right.type) return false;
  if (left.tag !== undefined && right.tag !== undefined) return left.tag === right.tag;
  return left.name !== undefined && left.name === right.name;
}

/** Callers know a named shape by its name: one that looks like another of the union is a shape of its own. */
const isNamedObject = ({ type, name }: Shape) => type === 'object' && name !== undefined;

/** Two shapes that their union tells apart are never the same one. */
const mayMatch = (left: Shape, right: Shape) =>
  (left.tag === undefined || right.tag === undefined || left.tag === right.tag) &&
  (left.name === undefined || right.name === undefined);

function best(trials: { other: Shape; frame: Frame }[]) {
  return trials.toSorted((left, right) => distanceOf(left.frame) - distanceOf(right.frame))[0];
}

function reportShape(shape: Shape, place: Place): void {
  const label = labelOf(shape) ?? shape.type ?? 'any';
  if (place.side === 'request') report(place, 'breaking', 'request-union-narrowed', label, 'none');
  else report(place, 'breaking', 'response-union-widened', 'none', label);
}

const labelOf = ({ tag, name }: Shape) => tag ?? name;
