import fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../document.ts';
import { asObject } from '../model/json-parts.ts';
import type { ParameterModel, Place } from '../model/operation-model.ts';
import { examplesOfSchema, listedValues, settled, typeOf } from '../values/schema-parts.ts';
import { schemaValues } from '../values/schema-values.ts';
import { boundedFilter, tried, Ungenerable } from '../values/ungenerable.ts';
import { rootPlace } from '../values/value-context.ts';
import { freshUuid } from './live-request.ts';
import { type OperationContext, valueContext } from './operation-context.ts';
import { plainText } from './plain-text.ts';

/** Generates the parameters of one place. An optional one that cannot be made is left out, and noted. */
export function parameterValues(context: OperationContext, place: Place): fc.Arbitrary<JsonObject> {
  const parameters = context.operation.parameters.filter((parameter) => parameter.in === place);
  const entries = parameters.flatMap((parameter) => {
    try {
      return [[parameter.name, parameterValue(context, parameter)] as const];
    } catch (error) {
      if (!(error instanceof Ungenerable)) throw error;
      const reason = `parameter ${parameter.name}: ${error.message}`;
      if (parameter.isRequired) throw new Ungenerable(reason);
      context.noteGap(reason);
      return [];
    }
  });
  const requiredKeys = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return fc.record(Object.fromEntries(entries), {
    requiredKeys,
    noNullPrototype: true,
  }) as fc.Arbitrary<JsonObject>;
}

function parameterValue(context: OperationContext, parameter: ParameterModel): fc.Arbitrary<Json> {
  const { name } = parameter;
  if (/^idempotency-key$/i.test(name)) return fc.constant(freshUuid);
  const values = valueContext(context);
  const { operation, known, owner } = context;
  const shown = [...parameter.examples, ...examplesOfSchema(parameter.schema)];
  const offered = parameter.in === 'path' ? known.ofPathParameter(operation.path, name, owner) : [];
  const keeps = (value: Json) => values.keeps(parameter.schema, value);
  const seen = offered.filter((value) => keeps(value) && isWritable(parameter, value));
  const choices: { weight: number; arbitrary: fc.Arbitrary<Json> }[] = [];
  try {
    const schema = writableSchema(context, parameter);
    const made = boundedFilter(
      schemaValues(values, schema, rootPlace(name)),
      (value) => value !== '' && isWritable(parameter, value) && keeps(value),
      'no value that its place can hold could be made',
    );
    choices.push({ weight: seen.length > 0 ? 1 : 4, arbitrary: tried(made) });
  } catch (error) {
    if (seen.length + shown.length === 0 || !(error instanceof Ungenerable)) throw error;
  }
  if (shown.length > 0)
    choices.unshift({ weight: seen.length > 0 ? 1 : 2, arbitrary: fc.constantFrom(...shown) });
  if (seen.length > 0) choices.unshift({ weight: 12, arbitrary: fc.constantFrom(...seen) });
  return fc.oneof(...choices);
}

/** Headers and cookies hold letters of ASCII; what another letter becomes there is the service's choice. */
function writableSchema(context: OperationContext, parameter: ParameterModel): JsonObject {
  const isBytes = parameter.in === 'header' || parameter.in === 'cookie';
  return isBytes ? asciiSchema(context, parameter.schema) : parameter.schema;
}

function asciiSchema(context: OperationContext, part: Json | undefined): JsonObject {
  const schema = settled(context.references, part);
  const type = typeOf(schema);
  if (type === 'array') return { ...schema, items: asciiSchema(context, schema.items) };
  if (type === 'object') {
    const properties = Object.entries(asObject(schema.properties)).map(([name, inner]): [string, Json] => [
      name,
      asciiSchema(context, inner),
    ]);
    return { ...schema, properties: Object.fromEntries(properties) };
  }
  const isFree = ['format', 'pattern', 'oneOf', 'anyOf'].every((name) => schema[name] === undefined);
  if (type !== 'string' || !isFree || listedValues(schema).length > 0) return schema;
  const least = Math.max(1, Number(schema.minLength ?? 0));
  const most = Math.min(Number(schema.maxLength ?? least + 20), least + 20);
  return { ...schema, pattern: `^[A-Za-z0-9]{${least},${Math.max(least, most)}}$` };
}

/** Returns whether a value arrives as it is: no delimiter of its style inside, no empty list, no step of a path. */
function isWritable(parameter: ParameterModel, value: Json): boolean {
  const { in: place, style, isExploded, isJsonText, wholeQuery } = parameter;
  // A form holds lists and objects; one without fields is no query at all.
  if (wholeQuery !== undefined) return isJsonText || Object.keys(asObject(value)).length > 0;
  if (isJsonText) return true;
  const texts = leaves(value).map(plainText);
  if (Array.isArray(value) || isObject(value)) {
    if (texts.length === 0) return false;
    const isJoined = !isExploded || place === 'path' || place === 'header';
    const isNested = style !== 'deepObject' && membersOf(value).some((inner) => typeof inner === 'object');
    if (isNested || (isJoined && texts.some((text) => text === '' || /[,|; .=]/.test(text)))) return false;
  }
  return place !== 'path' || texts.every((text) => text !== '' && !/^\.{1,2}$|[/\\]/.test(text));
}

function membersOf(value: Json): Json[] {
  return Array.isArray(value) ? value : Object.values(asObject(value));
}

function leaves(value: Json): Json[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  return isObject(value) ? [...Object.keys(value), ...Object.values(value).flatMap(leaves)] : [value];
}
