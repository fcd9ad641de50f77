import fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../document.ts';
import { asList, asObject } from '../model/json-parts.ts';
import { settled } from './schema-parts.ts';
import { EndlessSchema, Ungenerable } from './ungenerable.ts';
import type { Place, ValueContext, ValuesOf } from './value-context.ts';

const deepest = 6;

/** Generates objects: their described fields, or free names where only the values are described. */
export function objectValues(
  context: ValueContext,
  schema: JsonObject,
  place: Place,
  valuesOf: ValuesOf,
): fc.Arbitrary<Json> {
  const described = describedFields(context, schema, place, valuesOf);
  const least = Number(schema.minProperties ?? 0);
  const isMap = isObject(schema.additionalProperties) || schema.patternProperties !== undefined;
  if (described.length === 0 && (isMap || least > 0)) return mapValues(context, schema, place, valuesOf);
  const required = asList(schema.required).map(String);
  const isForced = (name: string) =>
    required.includes(name) || context.steering?.present.has(`${place.path}/${name}`) === true;
  const undescribed = required.filter(
    (name) => !described.some(([known]) => known === name) && asObject(schema.properties)[name] === undefined,
  );
  const free = undescribed.map((name) => [name, freeValue(schema, name, place, valuesOf)] as const);
  const record = fc.record(Object.fromEntries([...described, ...free]), {
    requiredKeys: [...described.map(([name]) => name).filter(isForced), ...undescribed],
    noNullPrototype: true,
  }) as fc.Arbitrary<JsonObject>;
  return record;
}

function describedFields(context: ValueContext, schema: JsonObject, place: Place, valuesOf: ValuesOf) {
  const required = asList(schema.required).map(String);
  const isDeep = place.depth >= deepest;
  return Object.entries(asObject(schema.properties)).flatMap(([name, inner]) => {
    if (settled(context.references, inner).readOnly === true) return [];
    if (isDeep && !required.includes(name)) return [];
    const at = { ...place, name, path: `${place.path}/${name}`, depth: place.depth + 1 };
    try {
      return [[name, valuesOf(inner, at)] as const];
    } catch (error) {
      if (!(error instanceof Ungenerable) || required.includes(name)) throw error;
      if (!(error instanceof EndlessSchema)) context.noteGap(error.message);
      return [];
    }
  });
}

function mapValues(
  context: ValueContext,
  schema: JsonObject,
  place: Place,
  valuesOf: ValuesOf,
): fc.Arbitrary<Json> {
  const least = Number(schema.minProperties ?? 0);
  const most = Math.max(least, Math.min(Number(schema.maxProperties ?? 3), 3));
  const [[pattern, patterned] = []] = Object.entries(asObject(schema.patternProperties));
  const names =
    pattern === undefined
      ? namesOf(context, schema, place, valuesOf)
      : valuesOf({ type: 'string', pattern }, { ...place, name: '' });
  const described = pattern === undefined ? schema.additionalProperties : patterned;
  const values = valuesOf(isObject(described) ? described : { type: 'string' }, {
    ...place,
    depth: place.depth + 1,
  });
  return fc.dictionary(names as fc.Arbitrary<string>, values, {
    minKeys: least,
    maxKeys: most,
    noNullPrototype: true,
  }) as fc.Arbitrary<Json>;
}

function namesOf(
  context: ValueContext,
  { propertyNames }: JsonObject,
  place: Place,
  valuesOf: ValuesOf,
): fc.Arbitrary<Json> {
  if (propertyNames === undefined) return fc.stringMatching(/^[a-z]{1,8}$/);
  const names = { type: 'string', ...settled(context.references, propertyNames) };
  return valuesOf(names, { ...place, name: '' });
}

/** A name that is required and nowhere described has the value of any additional one. */
function freeValue(schema: JsonObject, name: string, place: Place, valuesOf: ValuesOf): fc.Arbitrary<Json> {
  const { additionalProperties = {} } = schema;
  if (additionalProperties === false) throw new Ungenerable(`${name} is required and forbidden`);
  return valuesOf(additionalProperties === true ? {} : additionalProperties, {
    ...place,
    name,
    depth: place.depth + 1,
  });
}
