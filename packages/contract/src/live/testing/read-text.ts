import type { Json, JsonObject } from '../../document.ts';
import type { ParameterModel } from '../model/operation-model.ts';
import type { SchemaChecker } from '../model/schema-checker.ts';
import type { Requested } from './requests.ts';

/** Returns whether a parameter, as received, matches its schema. */
export function readText(requested: Requested, parameter: ParameterModel, checker: SchemaChecker): boolean {
  const texts = textsOf(requested, parameter);
  if (texts.length === 0) return !parameter.isRequired;
  const values = texts.map((text) => [text, ...numberOf(text), ...booleanOf(text)]);
  // A value in an address may be parsed in several ways; one that matches the schema is enough.
  return lists(values).some((list) => keeps(checker, parameter.schema, list));
}

function keeps(checker: SchemaChecker, schema: JsonObject, list: Json[]): boolean {
  const [first] = list;
  return (
    checker.faultOf(schema, list) === undefined ||
    (first !== undefined && checker.faultOf(schema, first) === undefined)
  );
}

/** Returns lists in which every text is parsed in its first way, second way, and third way. */
function lists(values: Json[][]): Json[][] {
  return [0, 1, 2].map((way) => values.map((ways) => ways[way] ?? ways[0] ?? ''));
}

function textsOf({ url, params, headers }: Requested, { name, in: place }: ParameterModel): string[] {
  if (place === 'query') return url.searchParams.getAll(name);
  const text = place === 'path' ? params[name] : headers.get(name);
  return text === null || text === undefined ? [] : [text];
}

function numberOf(text: string): Json[] {
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? [Number(text)] : [];
}

function booleanOf(text: string): Json[] {
  return text === 'true' || text === 'false' ? [text === 'true'] : [];
}
