import type { Json, JsonObject } from '../../document.ts';
import { singular } from './singular.ts';

/** Ids that belong together, by the lower-case names of their fields. */
export type RelatedValues = ReadonlyMap<string, Json>;

/**
 * Returns the related ids of an object: its own id under the name of its collection, the ids it holds, and those of nested objects. A
 * request with several ids is valid only when they belong together.
 */
export function relatedValues(object: JsonObject, collections: readonly string[]): RelatedValues {
  const found = new Map<string, Json>();
  const put = (name: string, value: Json | undefined) => {
    const key = name.toLowerCase();
    const isId = (typeof value === 'string' && value !== '') || Number.isInteger(value);
    if (isId && value !== undefined && !found.has(key)) found.set(key, value);
  };
  for (const collection of collections) put(`${singular(collection.split('/').at(-1) ?? '')}Id`, object.id);
  for (const [name, value] of Object.entries(object)) {
    if (/.id$/i.test(name)) put(name, value);
    const inner = Array.isArray(value) ? value[0] : value;
    if (!isRecord(inner)) continue;
    put(`${Array.isArray(value) ? singular(name) : name}Id`, inner.id);
    for (const [innerName, innerValue] of Object.entries(inner))
      if (/.id$/i.test(innerName)) put(innerName, innerValue);
  }
  return found;
}

/** Returns the value with every related id replaced. */
export function withRelated(value: Json, related: RelatedValues): Json {
  if (Array.isArray(value)) return value.map((item) => withRelated(item, related));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, Json] => [
    name,
    typeof inner === 'string' || typeof inner === 'number'
      ? (related.get(name.toLowerCase()) ?? inner)
      : withRelated(inner, related),
  ]);
  return Object.fromEntries(entries);
}

function isRecord(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
