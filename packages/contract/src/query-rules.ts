import { isObject, type Json, type JsonObject, type OpenApiDocument } from './document.ts';
import { kebabCase } from './kebab-case.ts';

interface Listed {
  id: string;
  method: string;
  tag: string;
  pathParameters: string[];
  operation: JsonObject;
  parameters: Json[];
}

/** Returns the options for hooks: a paged read also gets an infinite query, a read by POST (`x-safe`) is a query and not a mutation. */
export function queryOverrides(document: OpenApiDocument) {
  const overrides = listOperations(document).flatMap(({ id, method, operation, parameters }) => {
    const isRead = method === 'get' || operation['x-safe'] === true;
    if (!isRead) return [];
    const reads = method === 'get' ? {} : { useQuery: true };
    const pages = parameters.some((parameter) => isObject(parameter) && parameter.name === 'pageNumber')
      ? { useInfinite: true, useInfiniteQueryParam: 'pageNumber' }
      : {};
    const query = { ...reads, ...pages };
    return Object.keys(query).length === 0 ? [] : [[id, { query }] as const];
  });
  return Object.fromEntries(overrides);
}

/**
 * Returns what a write invalidates, from the `x-changes` of its operation: the names of the reads whose responses it changes. A read with a
 * path parameter of the write is refetched for that id only, any other for all its ids. Throws for a name that is not a read.
 */
export function invalidations(document: OpenApiDocument) {
  const all = listOperations(document);
  return all.flatMap((write) => {
    const changes = write.operation['x-changes'];
    if (!Array.isArray(changes)) return [];
    // A file is named relative to the folder of all tags.
    const invalidates = changes.map((name) => {
      const read = all.find(({ id, method }) => id === name && method === 'get');
      if (read === undefined)
        throw new Error(`${write.id} changes ${String(name)}, which is no read of the contract`);
      const isSameObject =
        read.tag === write.tag && read.pathParameters.every((part) => write.pathParameters.includes(part));
      return {
        query: read.id,
        ...(isSameObject && read.pathParameters.length > 0 ? { params: read.pathParameters } : {}),
        ...(read.tag === write.tag ? {} : { file: `./${kebabCase(read.tag)}` }),
      };
    });
    return [{ onMutations: [write.id], invalidates }];
  });
}

function listOperations(document: OpenApiDocument): Listed[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    if (!isObject(item)) return [];
    return Object.entries(item).flatMap(([method, operation]) => {
      if (!isObject(operation) || typeof operation.operationId !== 'string') return [];
      const own = Array.isArray(operation.parameters) ? operation.parameters : [];
      const parameters = own.map((parameter) => resolve(parameter, document));
      const tag = Array.isArray(operation.tags) ? String(operation.tags[0]) : '';
      const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      return [{ id: operation.operationId, method, tag, pathParameters, operation, parameters }];
    });
  });
}

function resolve(part: Json, document: OpenApiDocument): Json {
  if (!isObject(part) || typeof part.$ref !== 'string') return part;
  const steps = part.$ref.split('/').slice(1);
  return steps.reduce<Json>(
    (found, step) => (isObject(found) ? (found[step] ?? {}) : {}),
    document as unknown as Json,
  );
}
