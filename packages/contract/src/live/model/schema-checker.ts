import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json, JsonObject } from '../../document.ts';

export interface SchemaFault {
  /** JSON pointer of the fault; empty for the whole value. */
  readonly path: string;
  /** The failing keyword of JSON Schema. */
  readonly keyword: string;
  readonly message: string;
}

/** Validates values against schemas of one contract. */
export interface SchemaChecker {
  /** Returns the most informative fault of a value, or `undefined` when it is valid. */
  faultOf(schema: JsonObject, value: unknown): SchemaFault | undefined;
}

const base = 'contract';

/** Creates a checker of JSON Schema 2020-12 with formats; ignores OpenAPI keywords that do not affect validity. */
export function schemaChecker(document: JsonObject): SchemaChecker {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false });
  addFormats.default(ajv);
  for (const free of ['binary', 'iri', 'iri-reference']) ajv.addFormat(free, true);
  ajv.addSchema({ ...document, $id: base, $schema: undefined });
  const compiled = new WeakMap<JsonObject, ValidateFunction>();

  function compile(schema: JsonObject): ValidateFunction {
    const known = compiled.get(schema);
    if (known !== undefined) return known;
    const validate = ajv.compile(withBase(schema) as JsonObject);
    compiled.set(schema, validate);
    return validate;
  }

  return {
    faultOf(schema, value) {
      const validate = compile(schema);
      return validate(value) ? undefined : mostTelling(validate.errors ?? [], value);
    },
  };
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

/** Of the errors in all branches of a union the deepest is the most informative. */
function mostTelling(errors: readonly ErrorObject[], value: unknown): SchemaFault {
  const [error] = [...errors].sort((a, b) => depth(b) - depth(a));
  if (error === undefined) return { path: '', keyword: 'schema', message: 'does not keep the schema' };
  const { instancePath: path, keyword, params } = error;
  const allowed = keyword === 'enum' ? ` ${JSON.stringify(params.allowedValues)}` : '';
  const constant = keyword === 'const' ? ` ${JSON.stringify(params.allowedValue)}` : '';
  const found = keyword === 'required' ? '' : `, is ${shortJson(valueAt(value, path))}`;
  return { path, keyword, message: `${path || 'the value'} ${error.message}${allowed}${constant}${found}` };
}

function depth({ instancePath, keyword }: ErrorObject): number {
  return instancePath.split('/').length * 2 - (keyword === 'oneOf' || keyword === 'anyOf' ? 1 : 0);
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], value);
}

function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
