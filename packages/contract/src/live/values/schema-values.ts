import fc from 'fast-check';
import type { Json, JsonObject } from '../../document.ts';
import { asObject } from '../model/read-operations.ts';
import { numberValues } from './number-values.ts';
import { alternatives, examplesOfSchema, listedValues, settled, typeOf } from './schema-parts.ts';
import { stringValues } from './string-values.ts';
import type { Place, ValueContext } from './value-context.ts';

const deepest = 6;

/**
 * Generates valid values as a client would send them: leaves out read-only fields and reuses values of earlier responses and of the
 * contract's examples, so that requests refer to existing objects.
 */
export function schemaValues(
  context: ValueContext,
  part: Json | undefined,
  place: Place,
): fc.Arbitrary<Json> {
  const schema = settled(context.references, part);
  const listed = listedValues(schema);
  if (listed.length > 0) return fc.constantFrom(...listed);
  if (schema.oneOf !== undefined || schema.anyOf !== undefined) return unionValues(context, schema, place);
  const type = typeOf(schema);
  if (type === 'object') return objectValues(context, schema, place);
  if (type === 'array') return listValues(context, schema, place);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return withKnown(context, schema, place, numberValues(schema));
  if (schema.format === 'binary' || schema.contentMediaType !== undefined) return fileValues(place);
  if (type === 'string') return withKnown(context, schema, place, stringValues(schema));
  return fc.constantFrom<Json[]>('text', 1, true, {});
}

function unionValues(context: ValueContext, schema: JsonObject, place: Place): fc.Arbitrary<Json> {
  const branches = alternatives(context.references, schema);
  const chosen = context.steering?.branches.get(place.path);
  const taken = chosen === undefined ? branches : branches.slice(chosen, chosen + 1);
  return fc.oneof(
    ...taken.map((branch) => schemaValues(context, branch, { ...place, depth: place.depth + 1 })),
  );
}

function objectValues(context: ValueContext, schema: JsonObject, place: Place): fc.Arbitrary<Json> {
  const required = (Array.isArray(schema.required) ? schema.required : []).map(String);
  const isDeep = place.depth >= deepest;
  const fields = Object.entries(asObject(schema.properties)).filter(
    ([name, inner]) =>
      settled(context.references, inner).readOnly !== true && (!isDeep || required.includes(name)),
  );
  const entries = fields.map(([name, inner]) => {
    const at = { name, path: `${place.path}/${name}`, depth: place.depth + 1 };
    return [name, schemaValues(context, inner, at)] as const;
  });
  const isForced = (name: string) =>
    required.includes(name) || context.steering?.present.has(`${place.path}/${name}`) === true;
  const requiredKeys = fields.map(([name]) => name).filter(isForced);
  return fc.record(Object.fromEntries(entries), {
    requiredKeys,
    noNullPrototype: true,
  }) as fc.Arbitrary<Json>;
}

function listValues(context: ValueContext, schema: JsonObject, place: Place): fc.Arbitrary<Json> {
  const at = { name: place.name, path: `${place.path}/0`, depth: place.depth + 1 };
  const items = schemaValues(context, schema.items ?? { type: 'string' }, at);
  const isForced = context.steering?.present.has(at.path) === true;
  const minLength = Math.max(Number(schema.minItems ?? 0), isForced ? 1 : 0);
  const maxLength = Math.max(minLength, Math.min(Number(schema.maxItems ?? 3), 3));
  const settings = { minLength, maxLength: place.depth >= deepest ? minLength : maxLength };
  if (schema.uniqueItems !== true) return fc.array(items, settings) as fc.Arbitrary<Json>;
  return fc.uniqueArray(items, {
    ...settings,
    selector: (item) => JSON.stringify(item),
  }) as fc.Arbitrary<Json>;
}

/** Mostly returns a value seen before, else one of the contract's examples, sometimes a new one. */
function withKnown(
  context: ValueContext,
  schema: JsonObject,
  { name }: Place,
  made: fc.Arbitrary<Json>,
): fc.Arbitrary<Json> {
  // Unique each time: an example used twice would be the same intent twice.
  if (schema.format === 'uuid') return made;
  const isReference = /ids?$/i.test(name);
  const keeps = (value: Json) => context.keeps(schema, value);
  const seen = context.seen(name).filter(keeps);
  const shown = examplesOfSchema(schema).filter(keeps);
  const choices = [{ weight: isReference && seen.length + shown.length > 0 ? 1 : 4, arbitrary: made }];
  if (shown.length > 0) choices.unshift({ weight: 3, arbitrary: fc.constantFrom(...shown) });
  if (seen.length > 0) choices.unshift({ weight: isReference ? 12 : 2, arbitrary: fc.constantFrom(...seen) });
  return fc.oneof(...choices);
}

/** A file is named by its kind; `encode-body` has the bytes. */
function fileValues({ name }: Place): fc.Arbitrary<Json> {
  return fc.constantFrom<Json[]>(
    { $file: 'png', field: name },
    { $file: 'pdf', field: name },
    { $file: 'text', field: name },
  );
}
