import type { Json } from '../../document.ts';
import { emptyFrame, type Frame, isClean } from '../frame.ts';
import { type Place, report } from '../place.ts';
import type { SchemaReader } from './schema-reader.ts';
import type { Part } from './shape.ts';
import type { Shift } from './shift.ts';

/** The two documents under comparison. */
export interface Pair {
  before: SchemaReader;
  after: SchemaReader;
  /** Compares two schemas recursively; an absent one accepts everything. */
  compare(left: Part, right: Part, place: Place): void;
}

/** Compares apart from the findings so far, and returns what it would find. */
export function attempt(place: Place, compare: (place: Place) => void): Frame {
  const frame = emptyFrame();
  compare({ ...place, frame });
  return frame;
}

export function accept(place: Place, frame: Frame): void {
  place.frame.found.push(...frame.found);
  for (const shared of frame.shared) place.frame.shared.add(shared);
}

/** Returns how the set of values that fit changed between two schemas, whatever its use; `changed` where that cannot be told. */
export function relate(pair: Pair, left: Part, right: Part, place: Place): Shift {
  const fits = (side: Place['side']) =>
    isClean(attempt({ ...place, side, isPure: true }, (here) => pair.compare(left, right, here))) === true;
  const [grows, shrinks] = [fits('request'), fits('response')];
  if (grows && shrinks) return undefined;
  return grows ? 'widened' : shrinks ? 'narrowed' : 'changed';
}

/** Reports a shift where it harms: less taken in a request, more sent in a response. */
export function reportShift(place: Place, name: string, shift: Shift, before?: Json, after?: Json): void {
  const harmful = place.side === 'request' ? 'narrowed' : 'widened';
  if (shift === harmful || shift === 'changed')
    report(place, 'breaking', `${place.side}-${name}-${shift}`, before, after);
}

/** Returns which shapes have to fit: what callers send into what is taken, or what is sent into what callers expect. */
export function ordered<Item>(place: Place, before: Item, after: Item): { need: Item; offer: Item } {
  return place.side === 'request' ? { need: before, offer: after } : { need: after, offer: before };
}
