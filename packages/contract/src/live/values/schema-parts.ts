import { isObject, type Json, type JsonObject } from '../../document.ts';
import { asList, asObject } from '../model/json-parts.ts';
import type { References } from '../model/references.ts';

/** Resolves a schema's reference and flattens its `allOf`. */
export function settled(references: References, part: Json | undefined): JsonObject {
  const schema = references.follow(part);
  const parts = asList(schema.allOf);
  if (parts.length === 0) return schema;
  const { allOf: _, ...own } = schema;
  return parts.reduce<JsonObject>((whole, inner) => merged(whole, settled(references, inner)), own);
}

/** Intersects two schemas, as far as objects and bounds are concerned. */
export function merged(one: JsonObject, other: JsonObject): JsonObject {
  const required = [...new Set([...asList(one.required), ...asList(other.required)])];
  const properties = { ...asObject(one.properties), ...asObject(other.properties) };
  return {
    ...one,
    ...other,
    ...(required.length > 0 ? { required } : {}),
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
  };
}

export interface Alternative {
  readonly schema: JsonObject;
  /** Reference of the alternative, when it is one. */
  readonly reference?: string;
}

/** Returns the alternatives of a union, each merged with the keywords beside the union. */
export function alternatives(references: References, schema: JsonObject): Alternative[] {
  const list = asList(schema.oneOf ?? schema.anyOf);
  const { oneOf: _, anyOf: __, discriminator: ___, ...beside } = schema;
  return list.map((part) => {
    const whole = { schema: merged(beside, settled(references, part)) };
    return isObject(part) && typeof part.$ref === 'string' ? { ...whole, reference: part.$ref } : whole;
  });
}

/** Returns the single type of a schema (ignores `null` beside another). */
export function typeOf(schema: JsonObject): string {
  const all = Array.isArray(schema.type) ? schema.type : [schema.type];
  const types = all.filter((type) => type !== 'null');
  if (typeof types[0] === 'string') return types[0];
  if (all.includes('null')) return 'null';
  if (['properties', 'patternProperties', 'minProperties'].some((name) => name in schema)) return 'object';
  return ['items', 'prefixItems'].some((name) => name in schema) ? 'array' : 'any';
}

/** Returns the enumerated values of a schema, and the known ones of an open enumeration. */
export function listedValues(schema: JsonObject): Json[] {
  if (schema.const !== undefined) return [schema.const];
  return asList(schema.enum ?? schema['x-extensible-enum']);
}

export function examplesOfSchema(schema: JsonObject): Json[] {
  return [...asList(schema.examples), ...(schema.example === undefined ? [] : [schema.example])];
}
