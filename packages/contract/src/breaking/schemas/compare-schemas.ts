import { isObject, type OpenApiDocument } from '../../document.ts';
import { emptyFrame, type Frame } from '../frame.ts';
import type { Place } from '../place.ts';
import { compareAlternatives } from './alternatives.ts';
import type { Pair } from './comparison.ts';
import { refuseMalformedChange } from './malformed.ts';
import { compareNotes } from './notes.ts';
import { Sameness } from './sameness.ts';
import { SchemaReader } from './schema-reader.ts';
import { isAnything, type Part } from './shape.ts';

/** More pairs come only from schemas whose alternatives multiply without end; they are refused while memory lasts. */
const mostPairs = 400_000;

/** Returns the comparison of two documents' schemas. Each pair of schemas is compared once for each use of its values. */
export function comparisonOf(before: OpenApiDocument, after: OpenApiDocument): Pair {
  const shared = new Map<string, Frame>();
  const idOf = identities();
  const isOneVersion = minorOf(before) === minorOf(after);
  const pair: Pair = { before: new SchemaReader(before), after: new SchemaReader(after), compare };
  const sameness = new Sameness(pair.before.references, pair.after.references);
  return pair;

  function compare(left: Part, right: Part, place: Place): void {
    if (isAnything(left) && isAnything(right)) return;
    if (isOneVersion && sameness.areSame(left, right)) return;
    const [from, to] = [pair.before.target(left), pair.after.target(right)];
    const name = to.name ?? from.name;
    if (name === undefined && isLeaf(from.part) && isLeaf(to.part)) {
      refuseMalformedChange(from.part, to.part);
      compareParts(left, right, place);
      return;
    }
    // An object stands at one place of its document, so that its first place is its only one.
    const key = [name, from.name, idOf(from.part), idOf(to.part), useOf(place)].join(' ');
    const known = shared.get(key);
    const frame: Frame = known ?? { ...emptyFrame(), isRenamed: from.name !== to.name };
    place.frame.shared.add(frame);
    if (known !== undefined) return;
    shared.set(key, frame);
    if (shared.size > mostPairs)
      throw new Error(`there are more than ${mostPairs} pairs of schemas to compare`);
    const here: Place = { ...place, ...(name === undefined ? {} : { schema: name }), frame };
    frame.pending = () => {
      refuseMalformedChange(from.part, to.part);
      compareParts(left, right, here);
    };
  }

  function compareParts(left: Part, right: Part, place: Place): void {
    if (place.isPure !== true) compareNotes(pair, left, right, place);
    compareAlternatives(pair, pair.before.shapes(left), pair.after.shapes(right), place);
  }
}

/** The same words mean another thing in 3.0 than in 3.1. */
const minorOf = ({ openapi }: OpenApiDocument) => String(openapi).split('.', 2).join('.');

/** A schema without schemas in it leads nowhere, and is compared at once. */
const isLeaf = (part: Part): boolean =>
  !isObject(part) ||
  Object.entries(part).every(
    ([key, value]) => typeof value !== 'object' || lists.has(key) || key.startsWith('x-'),
  );

const lists = new Set(['type', 'enum', 'required', 'examples', 'example', 'default', 'const', 'xml']);

const useOf = ({ side, isText, form, isPart, isRepeated, isXml, isPure }: Place) =>
  [side, isText, form && JSON.stringify(form), isPart, isRepeated, isXml, isPure].map(String).join();

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
