import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json, JsonObject } from '../../document.ts';
import { type Direction, oneSided } from './one-sided.ts';
import { readPattern } from './patterns.ts';
import { referencesOf } from './references.ts';
import { mostTelling, type SchemaFault } from './schema-fault.ts';

/** Validates values against schemas of one contract, in one direction. */
export interface SchemaChecker {
  /** Returns the most informative fault of a value; `undefined` when it is valid, or when the schema cannot be compiled. */
  faultOf(schema: JsonObject, value: unknown): SchemaFault | undefined;
  /** Returns why a schema cannot be judged, or only in part; `undefined` when it can. */
  problemOf(schema: JsonObject): string | undefined;
}

interface Compiled {
  readonly validate: ValidateFunction | undefined;
  readonly problem: string | undefined;
}

const base = 'contract';

/** Creates a checker of JSON Schema 2020-12 with formats; ignores OpenAPI keywords that do not affect validity. */
export function schemaChecker(document: JsonObject, direction: Direction = 'response'): SchemaChecker {
  const references = referencesOf(document);
  const compiled = new WeakMap<JsonObject, Compiled>();
  const unread = new Set<string>();
  const ajv = createAjv(unread);
  let problem: string | undefined;
  try {
    ajv.addSchema({
      ...(oneSided(document, direction, references) as JsonObject),
      $id: base,
      $schema: undefined,
    });
  } catch (error) {
    problem = messageOf(error);
  }

  function compile(schema: JsonObject): Compiled {
    const known = compiled.get(schema);
    if (known !== undefined) return known;
    unread.clear();
    const found = attempt(withBase(oneSided(schema, direction, references)) as JsonObject);
    compiled.set(schema, found);
    return found;
  }

  function attempt(schema: JsonObject): Compiled {
    try {
      const validate = ajv.compile(schema);
      const patterns = [...unread].map((pattern) => `pattern ${pattern} is no regular expression`);
      return { validate, problem: patterns.length === 0 ? undefined : patterns.join('; ') };
    } catch (error) {
      return { validate: undefined, problem: problem ?? messageOf(error) };
    }
  }

  return {
    faultOf(schema, value) {
      const { validate } = compile(schema);
      if (validate === undefined || validate(value)) return undefined;
      return mostTelling(validate.errors ?? [], value);
    },
    problemOf: (schema) => compile(schema).problem,
  };
}

/** A pattern that is none is added to `unread` and matches any text, so that the rest of its schema is still judged. */
function createAjv(unread: Set<string>): Ajv2020 {
  const regExp = (pattern: string) => {
    const found = readPattern(pattern);
    if (found === undefined) unread.add(pattern);
    return found ?? /(?:)/;
  };
  const ajv = new Ajv2020({
    ...{ strict: false, allErrors: true, validateSchema: false, logger: false },
    code: { regExp: Object.assign(regExp, { code: 'new RegExp' }) },
  });
  addFormats.default(ajv);
  // ajv-formats takes any integer for one of 64 bits.
  const isLong = (value: number) => Number.isInteger(value) && Math.abs(value) <= 2 ** 63;
  ajv.addFormat('int64', { type: 'number', validate: isLong });
  for (const free of ['binary', 'iri', 'iri-reference']) ajv.addFormat(free, true);
  return ajv;
}

/** References inside a part of the contract are relative to the contract's root. */
function withBase(value: Json): Json {
  if (Array.isArray(value)) return value.map(withBase);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, Json] =>
    name === '$ref' && typeof inner === 'string' && inner.startsWith('#')
      ? [name, `${base}${inner}`]
      : [name, withBase(inner)],
  );
  return Object.fromEntries(entries);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
