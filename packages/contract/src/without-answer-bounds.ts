import { isObject, type Json, type OpenApiDocument } from './document.ts';

const bounds = new Set(['maxLength', 'minLength', 'maxItems']);
/** A higher maximum says how a number is stored, a lower one what it means. */
const largestInt32 = 2 ** 31 - 1;
/** Formats whose meaning a schema library checks; those of numbers only tell generators how to store them. */
const checkedFormats = new Set(['date', 'date-time', 'email', 'uri', 'uri-reference', 'uuid']);
const prefix = '#/components/schemas/';

/**
 * Removes the bounds of whatever only answers hold: they tell callers how to store a value, and the service checks them. In the browser they
 * would be bytes that every page loads, and an answer a letter too long would be an error panel. What a request sends keeps its bounds.
 */
export function withoutAnswerBounds(document: OpenApiDocument): OpenApiDocument {
  const schemas = document.components.schemas ?? {};
  const sent = sentSchemas(document);
  const loosened = Object.entries(schemas).map(([name, schema]) => [
    name,
    sent.has(name) ? schema : loosen(schema, false),
  ]);
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(loosened) },
    paths: Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [path, ofItem(item)])),
  };
}

function ofItem(item: Json): Json {
  if (!isObject(item)) return item;
  const operations = Object.entries(item).map(([method, operation]) => [
    method,
    isObject(operation) && isObject(operation.responses)
      ? { ...operation, responses: loosen(operation.responses, false) }
      : operation,
  ]);
  return Object.fromEntries(operations);
}

/** `areNames`: the keys are names of the contract, such as a property called `format`. */
function loosen(value: Json, areNames: boolean): Json {
  if (Array.isArray(value)) return value.map((part) => loosen(part, false));
  if (!isObject(value)) return value;
  const left = Object.entries(value).filter(([key, part]) => areNames || !isStorage(key, part));
  return Object.fromEntries(
    left.map(([key, part]) => [key, loosen(part, !areNames && key === 'properties')]),
  );
}

function isStorage(key: string, part: Json): boolean {
  if (key === 'format') return !checkedFormats.has(String(part));
  return bounds.has(key) || (key === 'maximum' && Number(part) >= largestInt32);
}

/** Returns the names of the schemas that a parameter or a body leads to. */
function sentSchemas(document: OpenApiDocument): Set<string> {
  const found = new Set<string>();
  const follow = (value: Json | undefined): void => {
    if (Array.isArray(value)) for (const part of value) follow(part);
    if (!isObject(value)) return;
    for (const [key, part] of Object.entries(value)) if (key !== '$ref') follow(part);
    const name = typeof value.$ref === 'string' ? value.$ref.slice(prefix.length) : '';
    if (!found.has(name) && document.components.schemas?.[name] !== undefined) {
      found.add(name);
      follow(document.components.schemas[name]);
    }
  };
  follow(document.components.parameters);
  for (const item of Object.values(document.paths))
    for (const operation of isObject(item) ? Object.values(item) : [])
      if (isObject(operation)) follow([operation.parameters ?? [], operation.requestBody ?? {}]);
  return found;
}
