import type { Json, JsonObject } from '../../document.ts';
import type { Conjunctions } from './conjunction.ts';
import { meetKinds } from './kinds.ts';
import { compareBounds, ofType } from './own-shapes.ts';
import { type Bound, type Count, counts, type Part, type Shape, type TypeName } from './shape.ts';

/** Returns the shape of the values that fit both shapes, or `undefined` when their types or values exclude each other. */
export function meet(left: Shape, right: Shape, conjunctions: Conjunctions): Shape | undefined {
  const type = meetTypes(left.type, right.type);
  if (type === 'none') return undefined;
  const join = (...parts: Part[]) => conjunctions.join(...parts);
  const values = meetValues(left.values, right.values);
  const kinds = meetKinds(left.kinds, right.kinds);
  const names = [left.tag, right.tag].filter((tag) => tag !== undefined);
  const joined: Shape = {
    ...left,
    ...right,
    values,
    minimum: tighter(left.minimum, right.minimum, 1),
    maximum: tighter(left.maximum, right.maximum, -1),
    counts: meetCounts(left.counts, right.counts),
    steps: unique(left.steps, right.steps),
    patterns: unique(left.patterns, right.patterns),
    formats: unique(left.formats, right.formats),
    isUnique: left.isUnique || right.isUnique,
    contentEncoding: right.contentEncoding ?? left.contentEncoding,
    contentMediaType: right.contentMediaType ?? left.contentMediaType,
    contentSchema: join(left.contentSchema, right.contentSchema),
    ...meetItems(left, right, join),
    contains: unique(left.contains, right.contains),
    ...meetProperties(left, right, join),
    required: unique(left.required, right.required),
    propertyNames: join(left.propertyNames, right.propertyNames),
    dependentRequired: meetRecords(left.dependentRequired, right.dependentRequired, unique),
    dependentSchemas: meetRecords(left.dependentSchemas, right.dependentSchemas, (one, other) =>
      join(one, other),
    ) as JsonObject,
    not: unique(left.not, right.not),
    conditions: unique(left.conditions, right.conditions),
    ...(names.length > 0 ? { tag: [...new Set(names)].join(' + ') } : {}),
    ...(kinds === undefined ? {} : { kinds }),
  };
  if (type === undefined) return joined;
  return ofType({ ...joined, type }, type);
}

function meetTypes(left: TypeName | undefined, right: TypeName | undefined): TypeName | 'none' | undefined {
  if (left === undefined || left === right) return right;
  if (right === undefined) return left;
  const both = new Set([left, right]);
  return both.has('integer') && both.has('number') ? 'integer' : 'none';
}

function meetValues(left: Json[] | undefined, right: Json[] | undefined): Json[] | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  const written = new Set(right.map((value) => JSON.stringify(value)));
  return left.filter((value) => written.has(JSON.stringify(value)));
}

function tighter(left: Bound | undefined, right: Bound | undefined, inward: 1 | -1): Bound | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return compareBounds(left, right, inward) > 0 ? left : right;
}

function meetCounts(left: Shape['counts'], right: Shape['counts']): Shape['counts'] {
  const names = (Object.keys(counts) as Count[]).filter(
    (name) => left[name] !== undefined || right[name] !== undefined,
  );
  const merged = names.map((name) => {
    const both = [left[name], right[name]].filter((value) => value !== undefined);
    return [name, name.startsWith('min') ? Math.max(...both) : Math.min(...both)];
  });
  return Object.fromEntries(merged) as Shape['counts'];
}

const unique = <Item>(left: readonly Item[], right: readonly Item[]): Item[] => [
  ...new Map([...left, ...right].map((item) => [JSON.stringify(item), item])).values(),
];

type Join = (...parts: Part[]) => Part;

function meetItems(left: Shape, right: Shape, join: Join): Pick<Shape, 'prefixItems' | 'items'> {
  const length = Math.max(left.prefixItems.length, right.prefixItems.length);
  const at = (shape: Shape, index: number) => shape.prefixItems[index] ?? shape.items;
  return {
    prefixItems: Array.from({ length }, (_, index) => join(at(left, index), at(right, index)) ?? true),
    items: join(left.items, right.items),
  };
}

/** A property that only one side names is held by the other side's patterns and `additionalProperties`. */
function meetProperties(left: Shape, right: Shape, join: Join) {
  const names = new Set([...Object.keys(left.properties), ...Object.keys(right.properties)]);
  const patterns = new Set([...Object.keys(left.patternProperties), ...Object.keys(right.patternProperties)]);
  const pattern = (shape: Shape, key: string) => shape.patternProperties[key] ?? shape.additionalProperties;
  return {
    properties: Object.fromEntries(
      [...names].map((name) => [name, join(propertyOf(left, name), propertyOf(right, name)) ?? true]),
    ) as JsonObject,
    patternProperties: Object.fromEntries(
      [...patterns].map((key) => [key, join(pattern(left, key), pattern(right, key)) ?? true]),
    ) as JsonObject,
    additionalProperties: join(left.additionalProperties, right.additionalProperties),
  };
}

/** Returns the schema that a property of an object has to meet: its own, that of a matching pattern, or that of all others. */
export function propertyOf(shape: Shape, name: string): Part {
  if (Object.hasOwn(shape.properties, name)) return shape.properties[name];
  const key = Object.keys(shape.patternProperties).find((pattern) => matches(pattern, name));
  return key === undefined ? shape.additionalProperties : shape.patternProperties[key];
}

export function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}

function meetRecords<Value>(
  left: Record<string, Value>,
  right: Record<string, Value>,
  join: (left: Value, right: Value) => Value | undefined,
): Record<string, Value> {
  const result = { ...left };
  for (const [name, value] of Object.entries(right)) {
    const known = left[name];
    const joined = known === undefined ? value : join(known, value);
    if (joined !== undefined) result[name] = joined;
  }
  return result;
}
