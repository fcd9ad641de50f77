import type { Json, JsonObject } from '../../document.ts';
import { asObject, isJson } from '../model/json-parts.ts';
import type { OperationModel } from '../model/operation-model.ts';
import { readOperations } from '../model/read-operations.ts';
import { referencesOf } from '../model/references.ts';
import { type SchemaChecker, schemaChecker } from '../model/schema-checker.ts';
import type { LiveAnswer, Send } from '../requests/send-request.ts';
import type { WrittenRequest } from '../requests/written-request.ts';
import { DeletedObjects } from './deleted-objects.ts';
import { readText } from './read-text.ts';
import type { Answered, Requested } from './requests.ts';

/** One way in which a backend violates its contract. */
export interface Deviation {
  /** Responds in place of the backend; `undefined` leaves the response to it. */
  before?(requested: Requested): Answered | undefined;
  /** Changes a response. */
  after?(requested: Requested, answered: Answered): Answered;
}

/** A token of this backend names the roles of its person. */
export const adminToken = 'Consumer+Admin';
export const buyerToken = 'Consumer+ConsumerOwner+Buyer+Customer';

/**
 * Creates a backend that meets a contract, built from its examples: it validates each request by the contract and responds with an example.
 */
export function exampleBackend(document: JsonObject, deviation: Deviation = {}): Send {
  const operations = readOperations(document).sort(
    (a, b) => a.path.split('{').length - b.path.split('{').length,
  );
  const checker = schemaChecker(document, 'request');
  const objects = new DeletedObjects();
  return async (request) => {
    const requested = match(operations, request);
    if (requested === undefined) return written(noOperation(operations, request));
    const answered =
      deviation.before?.(requested) ??
      refusal(requested, checker) ??
      objects.refusal(requested) ??
      objects.visible(requested, success(document, requested));
    const changed = deviation.after?.(requested, answered) ?? answered;
    objects.note(requested, changed);
    return written(changed);
  };
}

function noOperation(operations: readonly OperationModel[], request: WrittenRequest): Answered {
  const others = operations.filter(({ method }) => match(operations, { ...request, method }) !== undefined);
  const methods = [...new Set(others.map(({ method }) => method))];
  const { headers, ...rest } = problem(methods.length === 0 ? 404 : 405, 'not-found');
  return { ...rest, headers: { ...headers, ...(methods.length === 0 ? {} : { allow: methods.join(', ') }) } };
}

export function problem(status: number, code: string): Answered {
  const headers = { 'content-type': 'application/problem+json; charset=utf-8', 'x-trace-id': 't' };
  return { status, headers, body: { type: 'about:blank', title: code, status, code, traceId: 't' } };
}

/** Says how to authenticate, as RFC 6750 asks: a token that was sent and is no good is told apart from none. */
function unauthorized(token: string | undefined): Answered {
  const { headers, ...rest } = problem(401, token === undefined ? 'unauthorized' : 'token-expired');
  const challenge = token === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
  return { ...rest, headers: { ...headers, 'www-authenticate': challenge } };
}

function match(operations: readonly OperationModel[], request: WrittenRequest): Requested | undefined {
  const url = new URL(request.url);
  const path = url.pathname.replace(/^\/api/, '');
  for (const operation of operations) {
    const pattern = new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = pattern.exec(path);
    if (found === null || operation.method !== request.method) continue;
    const params = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
    );
    return { operation, url, params, headers: new Headers(request.headers), ...bodyOf(request) };
  }
  return undefined;
}

function bodyOf({ body }: WrittenRequest): Pick<Requested, 'text' | 'fields'> {
  if (typeof body !== 'object' || 'base64' in body) return { text: typeof body === 'string' ? body : '' };
  const fields = body.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return { text: '', fields: Object.fromEntries(fields) };
}

function refusal(requested: Requested, checker: SchemaChecker): Answered | undefined {
  const { operation, headers, params } = requested;
  const token = headers.get('authorization')?.replace('Bearer ', '');
  if (operation.login === 'required') {
    const roles = token?.split('+') ?? [];
    if (!roles.includes('Consumer')) return unauthorized(token);
    const mayEnter = operation.roles.length === 0 || operation.roles.some((role) => roles.includes(role));
    if (!mayEnter) return problem(403, 'forbidden');
  }
  if (!operation.parameters.every((parameter) => readText(requested, parameter, checker)))
    return problem(400, 'bad-request');
  return (
    bodyRefusal(requested, checker) ??
    (params.id?.startsWith('unknown') ? problem(404, 'not-found') : undefined)
  );
}

function bodyRefusal(
  { operation, headers, text, fields }: Requested,
  checker: SchemaChecker,
): Answered | undefined {
  const { body } = operation;
  if (body === undefined) return undefined;
  if (fields !== undefined) return checker.faultOf(body.schema, fields) && problem(422, 'validation');
  if (headers.get('content-type') !== body.mediaType)
    return problem(text === '' ? 422 : 415, 'unsupported-media-type');
  try {
    const value = isJson(body.mediaType) ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    return checker.faultOf(body.schema, value) === undefined ? undefined : problem(422, 'validation');
  } catch {
    return problem(400, 'bad-request');
  }
}

/** Returns the first success of the contract with its example, adapted to this request. */
function success(document: JsonObject, { operation }: Requested): Answered {
  const status = [...operation.responses.keys()].find((known) => known.startsWith('2')) ?? '204';
  const references = referencesOf(document);
  const item = asObject(asObject(document.paths)[operation.path]);
  const responses = asObject(asObject(item[operation.method.toLowerCase()]).responses);
  const content = asObject(references.follow(responses[status]).content);
  const [media] = Object.values(content).map(asObject);
  const headers = { 'x-trace-id': 't', 'cache-control': 'no-store', location: '/things/t-1', etag: '"e"' };
  if (media === undefined) return { status: Number(status), headers };
  const [named] = Object.values(asObject(media.examples)).map((example) => references.follow(example).value);
  const body = media.example ?? named;
  if (body === undefined) throw new Error(`${operation.id} has no example of ${status}`);
  return { status: Number(status), headers: { ...headers, 'content-type': 'application/json' }, body };
}

function written({ status, headers, body, text }: Answered): LiveAnswer {
  const said = text ?? (body === undefined ? '' : JSON.stringify(body));
  let json: Json | undefined;
  try {
    json = JSON.parse(said) as Json;
  } catch {
    json = undefined;
  }
  return { status, headers: new Headers(headers), text: said, ...(json === undefined ? {} : { json }) };
}
