import type { Json, JsonObject } from '../../document.ts';
import { singular } from './singular.ts';

/** Ids that belong together, by the lower-case names of the fields that hold them. */
export type RelatedValues = ReadonlyMap<string, Json>;

/**
 * What a thing of an answer ties together: its own id under the name of its collection, the ids it holds, those of the things inside it.
 * A request that takes several ids is understood only when they belong to each other.
 */
export function relatedValues(object: JsonObject, collections: readonly string[]): RelatedValues {
  const found = new Map<string, Json>();
  const put = (name: string, value: Json | undefined) => {
    const key = name.toLowerCase();
    if (typeof value === 'string' && value !== '' && !found.has(key)) found.set(key, value);
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

/** The same value with every id that is related put in its place. */
export function withRelated(value: Json, related: RelatedValues): Json {
  if (Array.isArray(value)) return value.map((item) => withRelated(item, related));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, Json] => [
    name,
    typeof inner === 'string' ? (related.get(name.toLowerCase()) ?? inner) : withRelated(inner, related),
  ]);
  return Object.fromEntries(entries);
}

function isRecord(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
