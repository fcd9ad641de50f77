import { isObject, type JsonObject, type OpenApiDocument } from './document.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/**
 * Copies the parameters of each path into its operations: the contract writes them once, but tools that read a single operation would miss
 * them. An operation's own parameter of the same place and name takes precedence.
 */
export function operationParameters(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    isObject(item) ? push(item, document) : item,
  ]);
  return { ...document, paths: Object.fromEntries(paths) as JsonObject };
}

function push({ parameters: shared, ...item }: JsonObject, document: OpenApiDocument): JsonObject {
  if (!Array.isArray(shared)) return item;
  const filled = Object.entries(item).map(([key, value]) => {
    if (!methods.includes(key) || !isObject(value)) return [key, value];
    const own = Array.isArray(value.parameters) ? value.parameters : [];
    const taken = new Set(own.map((parameter) => identity(parameter, document)));
    const inherited = shared.filter((parameter) => !taken.has(identity(parameter, document)));
    return [key, { ...value, parameters: [...inherited, ...own] }];
  });
  return Object.fromEntries(filled) as JsonObject;
}

function identity(parameter: unknown, document: OpenApiDocument): string {
  const { $ref, ...own } = parameter as { $ref?: string; in?: string; name?: string };
  const found = $ref === undefined ? own : document.components.parameters?.[$ref.split('/').at(-1) ?? ''];
  return isObject(found as JsonObject)
    ? `${String((found as JsonObject).in)} ${String((found as JsonObject).name)}`
    : String($ref);
}
