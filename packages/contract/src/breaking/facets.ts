import type { Json, JsonObject } from '../document.ts';
import { type Place, report } from './change.ts';

/** How the set of accepted values changed. `changed` means in both directions. */
type Shift = 'narrowed' | 'widened' | 'changed' | undefined;

interface Facet {
  name: string;
  /** Keywords to show for the change. */
  keywords: readonly string[];
  shift(before: JsonObject, after: JsonObject): Shift;
}

const lowest = (name: string, keyword: string) => bound(name, keyword, (after, before) => after > before);
const highest = (name: string, keyword: string) => bound(name, keyword, (after, before) => after < before);

const facets: readonly Facet[] = [
  { name: 'type', keywords: ['type'], shift: (before, after) => typeShift(types(before), types(after)) },
  { name: 'nullability', keywords: ['type', 'nullable'], shift: nullShift },
  {
    name: 'enum',
    keywords: ['enum', 'const'],
    shift: (before, after) => setShift(values(before), values(after)),
  },
  lowest('minimum', 'minimum'),
  lowest('minimum', 'exclusiveMinimum'),
  highest('maximum', 'maximum'),
  highest('maximum', 'exclusiveMaximum'),
  lowest('length', 'minLength'),
  highest('length', 'maxLength'),
  lowest('items', 'minItems'),
  highest('items', 'maxItems'),
  lowest('properties-count', 'minProperties'),
  highest('properties-count', 'maxProperties'),
  exact('pattern', 'pattern'),
  exact('format', 'format'),
  { name: 'multiple', keywords: ['multipleOf'], shift: multipleShift },
  { name: 'uniqueness', keywords: ['uniqueItems'], shift: uniqueShift },
];

/** Compares the constraints of two schemas themselves, without their parts. */
export function compareFacets(before: JsonObject, after: JsonObject, place: Place): void {
  for (const { name, keywords, shift } of facets) {
    const moved = shift(before, after);
    const harmful = place.side === 'request' ? 'narrowed' : 'widened';
    if (moved !== harmful && moved !== 'changed') continue;
    report(
      place,
      'breaking',
      `${place.side}-${name}-${moved}`,
      pick(before, keywords),
      pick(after, keywords),
    );
  }
}

const pick = (schema: JsonObject, keywords: readonly string[]): Json =>
  keywords.map((keyword) => schema[keyword]).find((value) => value !== undefined) ?? 'none';

function types(schema: JsonObject): string[] | undefined {
  const { type } = schema;
  const list = type === undefined ? undefined : Array.isArray(type) ? type : [type];
  return list?.filter((name) => name !== 'null').map(String);
}

function typeShift(before: string[] | undefined, after: string[] | undefined): Shift {
  const fits = (type: string, into: string[]) =>
    into.includes(type) || (type === 'integer' && into.includes('number'));
  const isInside = (inner: string[], outer: string[]) => inner.every((type) => fits(type, outer));
  return containment(before, after, isInside);
}

/** An absent constraint accepts everything. */
function containment<Set>(
  before: Set | undefined,
  after: Set | undefined,
  isInside: (inner: Set, outer: Set) => boolean,
): Shift {
  if (before === undefined && after === undefined) return undefined;
  if (before === undefined) return 'narrowed';
  if (after === undefined) return 'widened';
  const [shrinks, grows] = [isInside(after, before), isInside(before, after)];
  if (shrinks && grows) return undefined;
  return shrinks ? 'narrowed' : grows ? 'widened' : 'changed';
}

const takesNull = (schema: JsonObject) =>
  schema.nullable === true ||
  schema.type === 'null' ||
  (Array.isArray(schema.type) && schema.type.includes('null'));

function nullShift(before: JsonObject, after: JsonObject): Shift {
  if (takesNull(before) === takesNull(after)) return undefined;
  return takesNull(after) ? 'widened' : 'narrowed';
}

function values({ enum: list, const: single }: JsonObject): string[] | undefined {
  if (single !== undefined) return [JSON.stringify(single)];
  return Array.isArray(list) ? list.map((value) => JSON.stringify(value)) : undefined;
}

const setShift = (before: string[] | undefined, after: string[] | undefined): Shift =>
  containment(before, after, (inner, outer) => inner.every((value) => outer.includes(value)));

function bound(name: string, keyword: string, isTighter: (after: number, before: number) => boolean): Facet {
  const shift = ({ [keyword]: before }: JsonObject, { [keyword]: after }: JsonObject): Shift => {
    if (before === after) return undefined;
    if (typeof before !== 'number') return typeof after === 'number' ? 'narrowed' : undefined;
    if (typeof after !== 'number') return 'widened';
    return isTighter(after, before) ? 'narrowed' : 'widened';
  };
  return { name, keywords: [keyword], shift };
}

function exact(name: string, keyword: string): Facet {
  const shift = (before: JsonObject, after: JsonObject) =>
    containment(before[keyword], after[keyword], (inner, outer) => inner === outer);
  return { name, keywords: [keyword], shift };
}

function multipleShift({ multipleOf: before }: JsonObject, { multipleOf: after }: JsonObject): Shift {
  const isMultiple = (inner: Json, outer: Json) => Number.isInteger(Number(inner) / Number(outer));
  return containment(before, after, isMultiple);
}

function uniqueShift(before: JsonObject, after: JsonObject): Shift {
  if ((before.uniqueItems === true) === (after.uniqueItems === true)) return undefined;
  return after.uniqueItems === true ? 'narrowed' : 'widened';
}
