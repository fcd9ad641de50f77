import { isObject, type Json, type OpenApiDocument } from './document.ts';

/**
 * Removes conditional reads (`If-None-Match`, 304) from what our own calls are generated from: a browser and the server's own cache send and
 * answer them below `fetch`, and a call that could return nothing would have to be checked by every caller.
 */
export function withoutConditions(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [path, ofItem(item)]),
  );
  const { IfNoneMatch: _, ...parameters } = document.components.parameters ?? {};
  return { ...document, paths, components: { ...document.components, parameters } };
}

function ofItem(item: Json): Json {
  if (!isObject(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([method, operation]) => [
      method,
      isObject(operation) ? plain(operation) : operation,
    ]),
  );
}

function plain({ parameters, responses, ...operation }: { [name: string]: Json }): Json {
  const left = Array.isArray(parameters) ? parameters.filter((parameter) => !isCondition(parameter)) : [];
  const { '304': _, ...answers } = isObject(responses) ? responses : {};
  return { ...operation, ...(left.length > 0 ? { parameters: left } : {}), responses: answers };
}

function isCondition(parameter: Json): boolean {
  return isObject(parameter) && String(parameter.$ref).endsWith('/IfNoneMatch');
}
