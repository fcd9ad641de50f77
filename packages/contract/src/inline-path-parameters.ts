import { isObject, type Json, type JsonObject, type OpenApiDocument } from './document.ts';

/**
 * Inlines the path parameters into each call in place of a reference. The hook generator uses a call's own parameters to tell an object
 * from its list, and does not follow references there.
 */
export function inlinePathParameters(document: OpenApiDocument): OpenApiDocument {
  const inline = (parameter: Json): Json => {
    const reference = isObject(parameter) && typeof parameter.$ref === 'string' ? parameter.$ref : '';
    const found = document.components.parameters?.[reference.split('/').at(-1) ?? ''];
    return isObject(found) && found.in === 'path' ? found : parameter;
  };
  const withOwn = (operation: Json): Json =>
    isObject(operation) && Array.isArray(operation.parameters)
      ? { ...operation, parameters: operation.parameters.map(inline) }
      : operation;
  const paths = mapValues(document.paths, (item) => (isObject(item) ? mapValues(item, withOwn) : item));
  return { ...document, paths };
}

function mapValues(object: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
