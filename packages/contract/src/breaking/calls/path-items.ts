import { isObject, type Json, type JsonObject, type OpenApiDocument } from '../../document.ts';
import type { References } from '../schemas/references.ts';
import { refuseMalformed } from './refuse-malformed.ts';

/** A call of the document, with what it inherits from its path and from the whole document. */
export interface Call {
  /** `get` or another method, in the contract's letters. */
  method: string;
  /** Path as the contract writes it; the expression of a callback; the name of a webhook. */
  path: string;
  title: string;
  operation: JsonObject;
  /** Shared parameters of the path, then those of the operation. */
  parameters: Json[];
  security: Json | undefined;
  /** Addresses of its own or of its path; absent where those of the document hold. */
  servers: Json | undefined;
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace', 'query'];

/**
 * Returns the calls of paths, webhooks or a callback by method and path. The names in a path's braces are not sent, so they are ignored; in a
 * callback the braces tell where it goes.
 */
export function callsOf(
  items: Json | undefined,
  references: References,
  document: OpenApiDocument,
  kind = '',
): Map<string, Call> {
  const calls = Object.entries(isObject(items) ? items : {})
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, item]) => callsOfItem(path, whole(item, references), document, kind));
  const sent = (path: string) => (kind === '' ? path.replaceAll(/\{[^}]*\}/g, '{}') : path);
  return new Map(calls.map((call) => [`${call.method} ${sent(call.path)}`, call]));
}

/** A path item may be a reference with keywords beside it. */
function whole(item: Json, references: References): JsonObject {
  if (item === null) return {};
  if (!isObject(item)) throw new Error(`a path is ${JSON.stringify(item)}, which is no object`);
  if (typeof item.$ref !== 'string') return item;
  const { $ref: _, ...own } = item;
  return { ...whole(references.target(item.$ref).part, references), ...own };
}

function callsOfItem(path: string, item: JsonObject, document: OpenApiDocument, kind: string): Call[] {
  refuseMalformed(path, item, methods);
  const named = methods.map((method) => [method, item[method]] as const);
  const further = Object.entries(isObject(item.additionalOperations) ? item.additionalOperations : {});
  return [...named, ...further].flatMap(([method, operation]) => {
    if (!isObject(operation)) return [];
    const name = String(operation.operationId ?? 'no name');
    return [
      {
        method,
        path,
        title: `${kind}${method.toUpperCase()} ${path} (${name})`,
        operation,
        parameters: [...list(item.parameters), ...list(operation.parameters)],
        security: operation.security ?? document.security,
        servers: operation.servers ?? item.servers,
      },
    ];
  });
}

const list = (part: Json | undefined): Json[] => (Array.isArray(part) ? part : []);
