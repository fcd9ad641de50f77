import fc from 'fast-check';
import type { Json, JsonObject } from '../../document.ts';
import { asList } from '../model/json-parts.ts';
import { EndlessSchema, Ungenerable } from './ungenerable.ts';
import type { Place, ValueContext, ValuesOf } from './value-context.ts';

const deepest = 6;

/** Generates lists of up to three items, or as many as the schema needs. */
export function listValues(
  context: ValueContext,
  schema: JsonObject,
  place: Place,
  valuesOf: ValuesOf,
): fc.Arbitrary<Json> {
  const first = asList(schema.prefixItems).map((item, index) =>
    valuesOf(item, { ...place, path: `${place.path}/${index}`, depth: place.depth + 1 }),
  );
  if (first.length > 0) return fc.tuple(...first) as unknown as fc.Arbitrary<Json>;
  const at = { ...place, path: `${place.path}/0`, depth: place.depth + 1 };
  const isForced = context.steering?.present.has(at.path) === true;
  const minLength = Math.max(Number(schema.minItems ?? 0), isForced ? 1 : 0);
  const items = itemValues(
    context,
    valuesOf,
    schema.items ?? schema.contains ?? { type: 'string' },
    at,
    minLength,
  );
  if (items === undefined) return fc.constant([]);
  const least = schema.contains === undefined ? minLength : Math.max(minLength, 1);
  const maxLength = Math.max(least, Math.min(Number(schema.maxItems ?? 3), 3));
  const settings = { minLength: least, maxLength: place.depth >= deepest ? least : maxLength };
  if (schema.uniqueItems !== true) return fc.array(items, settings) as fc.Arbitrary<Json>;
  return fc.uniqueArray(items, {
    ...settings,
    selector: (item) => JSON.stringify(item),
  }) as fc.Arbitrary<Json>;
}

/** A list may stay empty where no item can be made. */
function itemValues(
  context: ValueContext,
  valuesOf: ValuesOf,
  items: Json,
  at: Place,
  minLength: number,
): fc.Arbitrary<Json> | undefined {
  try {
    return valuesOf(items, at);
  } catch (error) {
    if (!(error instanceof Ungenerable) || minLength > 0) throw error;
    if (!(error instanceof EndlessSchema)) context.noteGap(error.message);
    return undefined;
  }
}
