import fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../document.ts';
import { listValues } from './list-values.ts';
import { numberValues } from './number-values.ts';
import { objectValues } from './object-values.ts';
import { alternatives, examplesOfSchema, listedValues, settled, typeOf } from './schema-parts.ts';
import { stringValues } from './string-values.ts';
import { EndlessSchema, generable, Ungenerable } from './ungenerable.ts';
import type { Place, ValueContext } from './value-context.ts';

/** A reference may return this often before its value is called endless. */
const mostReturns = 3;

/**
 * Generates valid values as a client would send them: leaves out read-only fields and reuses values of earlier responses and of the
 * contract's examples, so that requests refer to existing objects. Throws `Ungenerable` when no value can be made.
 */
export function schemaValues(
  context: ValueContext,
  part: Json | undefined,
  before: Place,
): fc.Arbitrary<Json> {
  if (part === false) throw new Ungenerable(`no value of ${before.path || before.name} is allowed`);
  const place = entered(part, before);
  const schema = settled(context.references, part);
  const listed = listedValues(schema);
  if (listed.length > 0) return listedChoice(context, schema, listed, place);
  if (schema.oneOf !== undefined || schema.anyOf !== undefined) return unionValues(context, schema, place);
  const type = typeOf(schema);
  const valuesOf = (inner: Json | undefined, at: Place) => schemaValues(context, inner, at);
  if (type === 'object') return objectValues(context, schema, place, valuesOf);
  if (type === 'array') return listValues(context, schema, place, valuesOf);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number') return withKnown(context, schema, place, numberValues(schema));
  const isFile = schema.format === 'binary' || schema.contentMediaType !== undefined;
  if (isFile && context.takesFiles) return fileValues(place);
  if (type === 'string') return texts(context, schema, place);
  return fc.constantFrom<Json[]>('text', 1, true, {});
}

/** A listed value may break the rules beside the list: `enum: [3]` of a text. */
function listedChoice(
  context: ValueContext,
  schema: JsonObject,
  listed: Json[],
  { path, name }: Place,
): fc.Arbitrary<Json> {
  const valid = listed.filter((value) => context.keeps(schema, value));
  if (valid.length > 0) return fc.constantFrom(...valid);
  throw new Ungenerable(`no listed value of ${path || name} keeps the rest of its schema`);
}

function entered(part: Json | undefined, place: Place): Place {
  if (!isObject(part) || typeof part.$ref !== 'string') return place;
  const { $ref } = part;
  if (place.trail.filter((passed) => passed === $ref).length >= mostReturns)
    throw new EndlessSchema(`${$ref} needs itself without end`);
  return { ...place, trail: [...place.trail, $ref] };
}

function unionValues(context: ValueContext, schema: JsonObject, place: Place): fc.Arbitrary<Json> {
  const branches = alternatives(context.references, schema);
  const chosen = context.steering?.branches.get(place.path);
  const taken = chosen === undefined ? branches : branches.slice(chosen, chosen + 1);
  const inner = { ...place, depth: place.depth + 1 };
  return fc.oneof(
    ...generable(taken, ({ schema: branch, reference }) =>
      schemaValues(context, branch, entered(reference === undefined ? {} : { $ref: reference }, inner)),
    ),
  );
}

/** A text nobody can make stands in an example or an earlier response all the same. */
function texts(context: ValueContext, schema: JsonObject, place: Place): fc.Arbitrary<Json> {
  try {
    return withKnown(context, schema, place, stringValues(schema));
  } catch (error) {
    const keeps = (value: Json) => context.keeps(schema, value);
    const known = [...examplesOfSchema(schema), ...context.seen(place.name)].filter(keeps);
    if (known.length === 0) throw error;
    return fc.constantFrom(...known);
  }
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
