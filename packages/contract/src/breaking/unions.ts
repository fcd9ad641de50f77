import { isObject, type Json, type JsonObject } from '../document.ts';
import { inside, type Place, report } from './change.ts';
import type { Pair, Resolver } from './resolver.ts';

type Compare = (pair: Pair, left: Json | undefined, right: Json | undefined, place: Place) => void;

/** Compares `oneOf` and `anyOf`: matches members by their discriminator value, by name, or by position. */
export function compareUnions(
  pair: Pair,
  before: JsonObject,
  after: JsonObject,
  place: Place,
  compare: Compare,
): void {
  compareDiscriminators(before, after, place);
  const old = members(pair.before, before);
  const now = members(pair.after, after);
  if (old.size === 0 && now.size === 0) return;
  for (const [key, member] of old) {
    const variant = now.get(key);
    if (variant !== undefined) compare(pair, member, variant, inside(place, `(${key})`));
    else if (place.side === 'request') report(place, 'breaking', 'request-union-narrowed', key, 'none');
  }
  if (place.side === 'request') return;
  for (const key of now.keys())
    if (!old.has(key)) report(place, 'breaking', 'response-union-widened', 'none', key);
}

function compareDiscriminators(before: JsonObject, after: JsonObject, place: Place): void {
  const [was, is] = [discriminatorOf(before), discriminatorOf(after)];
  if (was !== undefined && was !== is) {
    report(place, 'breaking', `${place.side}-discriminator-changed`, was, is ?? 'none');
  }
}

function discriminatorOf({ discriminator }: JsonObject): string | undefined {
  return isObject(discriminator) ? String(discriminator.propertyName) : undefined;
}

export function membersOf({ oneOf, anyOf }: JsonObject): Json[] {
  return [oneOf, anyOf].find(Array.isArray) ?? [];
}

function members(resolver: Resolver, schema: JsonObject): Map<string, Json> {
  const list = membersOf(schema);
  const property = discriminatorOf(schema);
  const { discriminator } = schema;
  const mapping = isObject(discriminator) && isObject(discriminator.mapping) ? discriminator.mapping : {};
  return new Map(list.map((member, index) => [keyOf(resolver, member, index, property, mapping), member]));
}

function keyOf(
  resolver: Resolver,
  member: Json,
  index: number,
  property: string | undefined,
  mapping: JsonObject,
): string {
  const reference = isObject(member) && typeof member.$ref === 'string' ? member.$ref : undefined;
  const mapped = Object.keys(mapping).filter((value) => mapping[value] === reference);
  if (reference !== undefined && mapped.length > 0) return mapped.toSorted().join(' | ');
  const { schema, name } = resolver.schema(member);
  const tag = property !== undefined && isObject(schema.properties) ? schema.properties[property] : undefined;
  const { enum: values, const: single } = resolver.object(tag);
  const told = single === undefined ? values : [single];
  if (Array.isArray(told)) return told.map(String).toSorted().join(' | ');
  return name ?? String(index + 1);
}
