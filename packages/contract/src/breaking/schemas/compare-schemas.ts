import { isObject, type OpenApiDocument } from '../../document.ts';
import { emptyFrame, type Frame, type Place } from '../change.ts';
import { compareAlternatives } from './alternatives.ts';
import type { Pair } from './comparison.ts';
import { compareNotes } from './notes.ts';
import { SchemaReader } from './schema-reader.ts';
import { isAnything, type Part } from './shape.ts';

/** Returns the comparison of two documents' schemas. Each pair of named schemas is compared once for each use of its values. */
export function comparisonOf(before: OpenApiDocument, after: OpenApiDocument): Pair {
  const shared = new Map<string, Frame>();
  const idOf = identities();
  const pair: Pair = { before: new SchemaReader(before), after: new SchemaReader(after), compare };
  return pair;

  function compare(left: Part, right: Part, place: Place): void {
    if (isAnything(left) && isAnything(right)) return;
    const [from, to] = [pair.before.target(left), pair.after.target(right)];
    const name = to.name ?? from.name;
    if (name === undefined) {
      compareParts(left, right, place);
      return;
    }
    const key = [name, from.name, idOf(from.part), idOf(to.part), useOf(place)].join(' ');
    const known = shared.get(key);
    const frame = known ?? emptyFrame();
    place.frame.shared.add(frame);
    if (known !== undefined) return;
    shared.set(key, frame);
    compareParts(left, right, { ...place, schema: name, frame });
  }

  function compareParts(left: Part, right: Part, place: Place): void {
    if (place.isPure !== true) compareNotes(pair, left, right, place);
    compareAlternatives(pair, pair.before.shapes(left), pair.after.shapes(right), place);
  }
}

const useOf = ({ side, isText, isRepeated, isXml, isPure }: Place) =>
  [side, isText, isRepeated, isXml, isPure].map(String).join();

/** Numbers objects in the order they are met. */
function identities(): (part: Part) => string {
  const ids = new WeakMap<object, number>();
  let last = 0;
  return (part) => {
    if (!isObject(part)) return JSON.stringify(part ?? true);
    const id = ids.get(part) ?? ++last;
    ids.set(part, id);
    return String(id);
  };
}
