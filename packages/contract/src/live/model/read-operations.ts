import { isObject, type Json, type JsonObject } from '../../document.ts';
import { asList, asObject } from './json-parts.ts';
import type { OperationModel, ParameterModel } from './operation-model.ts';
import { readBody, readResponse } from './read-contents.ts';
import { readParameters } from './read-parameters.ts';
import { readSecurity } from './read-security.ts';
import { type References, referencesOf } from './references.ts';

const methods = ['get', 'head', 'options', 'query', 'post', 'put', 'patch', 'delete'];
const safeMethods = ['GET', 'HEAD', 'OPTIONS', 'QUERY'];
const openRoles = ['Anyone', 'LoggedIn'];

/** Reads all operations of an OpenAPI 3.1 or 3.2 document, in its order. What cannot be read is named in `unreadable`. */
export function readOperations(document: JsonObject): OperationModel[] {
  const references = referencesOf(document);
  return Object.entries(asObject(document.paths)).flatMap(([path, part]) => {
    const item = pathItem(references, part);
    if (typeof item === 'string') return [unread({ path, method: 'GET' }, item)];
    const named = methods.map((method) => [method, item[method]] as const);
    const additional = Object.entries(asObject(item.additionalOperations));
    const trace = isObject(item.trace)
      ? [unread({ path, method: 'TRACE' }, 'no client of HTTP sends TRACE')]
      : [];
    const read = [...named, ...additional].flatMap(([method, operation]) =>
      isObject(operation) ? [readSafely({ document, references, path, item, method }, operation)] : [],
    );
    return [...read, ...trace];
  });
}

interface Surroundings {
  document: JsonObject;
  references: References;
  path: string;
  item: JsonObject;
  method: string;
}

/** The fields beside a `$ref` of a path item count as well. */
function pathItem(references: References, part: Json): JsonObject | string {
  try {
    return { ...references.follow(part), ...asObject(part) };
  } catch (error) {
    return messageOf(error);
  }
}

function readSafely(surroundings: Surroundings, operation: JsonObject): OperationModel {
  try {
    return readOperation(surroundings, operation);
  } catch (error) {
    const { path, method } = surroundings;
    return {
      ...unread({ path, method: method.toUpperCase() }, messageOf(error)),
      ...naming(surroundings, operation),
    };
  }
}

function naming({ path, method }: Surroundings, { operationId, tags }: JsonObject) {
  const names = asList(tags).map(String);
  const id = typeof operationId === 'string' ? operationId : `${method} ${path}`;
  return { id, tag: names[0] ?? 'untagged', tags: names };
}

/** Large contracts keep each operation in a file of its own, though OpenAPI knows a `$ref` of whole paths only. */
function readOperation(surroundings: Surroundings, part: JsonObject): OperationModel {
  const operation = surroundings.references.follow(part);
  const { document, references, path, item, method } = surroundings;
  const responses = Object.entries(asObject(operation.responses)).map(
    ([status, part]) =>
      [status.toUpperCase().replace('DEFAULT', 'default'), readResponse(references, part)] as const,
  );
  const roles = asList(operation['x-roles']).map(String);
  const { parameters, unreadable } = readParameters(
    references,
    asList(item.parameters),
    asList(operation.parameters),
  );
  const hasBody = operation.requestBody !== undefined && !['GET', 'HEAD'].includes(method.toUpperCase());
  if (!hasBody && operation.requestBody !== undefined) unreadable.push(`the body of a ${method} is not sent`);
  const missing = undescribed(path, parameters);
  const verb = method.toUpperCase();
  return {
    ...naming(surroundings, operation),
    method: verb,
    path,
    parameters,
    body: hasBody ? readBody(references, operation.requestBody ?? null) : undefined,
    responses: new Map(responses),
    roles: roles.filter((role) => !openRoles.includes(role)),
    ...readSecurity(document, references, operation.security ?? document.security),
    furtherRules: asList(operation['x-further-rules']).map(String),
    isSafe: safeMethods.includes(verb) || operation['x-safe'] === true,
    isDeprecated: operation.deprecated === true,
    isDrivable: missing.length === 0,
    unreadable: [...unreadable, ...missing],
  };
}

/** A path with a parameter nobody describes can be written in no way. */
function undescribed(path: string, parameters: readonly ParameterModel[]): string[] {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  const isDescribed = (name = '') => parameters.some((one) => one.in === 'path' && one.name === name);
  const missing = names.filter((name) => !isDescribed(name));
  return missing.map((name) => `path parameter ${name} is not described`);
}

function unread({ path, method }: { path: string; method: string }, why: string): OperationModel {
  const id = `${method.toLowerCase()} ${path}`;
  const nothing = { parameters: [], body: undefined, responses: new Map(), roles: [], security: [] };
  return {
    ...nothing,
    ...{ id, method, path, tag: 'untagged', tags: [], login: 'never', furtherRules: [], isSafe: true },
    isDeprecated: false,
    isDrivable: false,
    unreadable: [why],
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
