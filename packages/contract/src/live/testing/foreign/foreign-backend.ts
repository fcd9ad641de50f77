import type { Json, JsonObject } from '../../../document.ts';
import { asObject, bareMediaType, isJson } from '../../model/json-parts.ts';
import type { OperationModel, SecurityScheme } from '../../model/operation-model.ts';
import { readOperations } from '../../model/read-operations.ts';
import { type References, referencesOf } from '../../model/references.ts';
import { type SchemaChecker, schemaChecker } from '../../model/schema-checker.ts';
import type { LiveAnswer, Send } from '../../requests/send-request.ts';
import type { Answered } from '../requests.ts';
import { coerced, decodeParameter } from './decode-parameter.ts';
import { type ForeignDeviation, type ForeignRequest, problem, type Refusal } from './foreign-request.ts';
import { ObjectStore } from './object-store.ts';
import { readForeignRequest } from './read-foreign-request.ts';

export const foreignBase = 'http://foreign.example/v1';
/** The credential every scheme of the fake server takes. */
export const goodCredential = 'good-credential';
const goodBasic = `Basic ${Buffer.from(`user:${goodCredential}`).toString('base64')}`;

/** Creates a server that meets a contract: it decodes and validates each request, and stores what is created, changed and deleted. */
export function foreignBackend(document: JsonObject, deviation: ForeignDeviation = {}): Send {
  const operations = readOperations(document);
  const tools = { references: referencesOf(document), checker: schemaChecker(document, 'request') };
  const store = new ObjectStore(operations, (operation) => exampleOf(document, operation));
  return async (request) => {
    const requested = readForeignRequest(operations, request, foreignBase);
    if (requested === undefined) return written(problem(404, 'not found'));
    if (deviation.hangs?.(requested)) return { ...written(problem(0, '')), failure: 'no answer within 10 s' };
    const body = bodyValue(requested, tools.references);
    const refusal = refusalOf(requested, { ...tools, operations, store, body });
    const isIgnored = refusal !== undefined && deviation.ignores?.(requested, refusal) === true;
    const answered =
      deviation.before?.(requested) ??
      (refusal !== undefined && !isIgnored
        ? refusal.answered
        : isIgnored
          ? exampleOf(document, requested.operation)
          : store.answer(requested, body, deviation.forgets?.(requested) === true));
    const milliseconds = deviation.milliseconds?.(requested) ?? 5;
    return { ...written(deviation.after?.(requested, answered) ?? answered), milliseconds };
  };
}

interface Tools {
  readonly references: References;
  readonly checker: SchemaChecker;
  readonly operations: readonly OperationModel[];
  readonly store: ObjectStore;
  readonly body: Json | undefined;
}

function refusalOf(requested: ForeignRequest, tools: Tools): Refusal | undefined {
  const { operation, method } = requested;
  const { references, checker, operations, store } = tools;
  if (operation.method !== method) {
    const own = operations.filter(({ path }) => path === operation.path).map((one) => one.method);
    return { reason: 'method', answered: problem(405, 'method', { allow: [...own, 'OPTIONS'].join(', ') }) };
  }
  if (
    operation.login === 'required' &&
    !operation.security.some((schemes) => schemes.every((scheme) => isKnown(requested, scheme)))
  )
    return { reason: 'credentials', answered: problem(401, 'who are you', { 'www-authenticate': 'any' }) };
  for (const parameter of operation.parameters) {
    if (!keeps(requested, parameter, references, checker))
      return { reason: `parameter ${parameter.name}`, answered: problem(400, parameter.name) };
  }
  if (store.isAbsent(requested, foreignBase))
    return { reason: 'absent', answered: problem(404, 'not found') };
  return bodyRefusal(requested, tools);
}

function keeps(
  requested: ForeignRequest,
  parameter: OperationModel['parameters'][number],
  references: References,
  checker: SchemaChecker,
): boolean {
  try {
    const value = decodeParameter(requested, parameter, references);
    return value === undefined
      ? !parameter.isRequired
      : checker.faultOf(parameter.schema, value) === undefined;
  } catch {
    return false;
  }
}

function isKnown({ headers, url }: ForeignRequest, { kind, in: place, parameter }: SecurityScheme): boolean {
  if (kind === 'basic') return headers.get('authorization') === goodBasic;
  if (kind !== 'apiKey') return headers.get('authorization') === `Bearer ${goodCredential}`;
  if (place === 'query') return url.searchParams.get(parameter) === goodCredential;
  if (place === 'header') return headers.get(parameter) === goodCredential;
  return (headers.get('cookie') ?? '').split('; ').includes(`${parameter}=${goodCredential}`);
}

function bodyRefusal(
  { operation, headers, text, fields }: ForeignRequest,
  { checker, body }: Tools,
): Refusal | undefined {
  const model = operation.body;
  if (model === undefined) return undefined;
  if (text === '' && fields === undefined)
    return model.isRequired ? { reason: 'body', answered: problem(400, 'no body') } : undefined;
  const sent = bareMediaType(headers.get('content-type') ?? 'multipart/form-data');
  const range = sent.replace(/\/.*/, '/*');
  if (!model.mediaTypes.some((type) => [sent, range, '*/*'].includes(type)))
    return { reason: 'media', answered: problem(415, 'media type') };
  if (body === undefined || checker.faultOf(model.schema, body) !== undefined)
    return { reason: 'body', answered: problem(400, 'body') };
  return undefined;
}

function bodyValue(
  { operation, headers, text, fields }: ForeignRequest,
  references: References,
): Json | undefined {
  const schema = operation.body?.schema ?? {};
  const sent = bareMediaType(headers.get('content-type') ?? '');
  if (fields !== undefined) return coerced(references, schema, fields);
  if (sent === 'application/x-www-form-urlencoded') return coerced(references, schema, formOf(text, schema));
  if (!isJson(sent)) return text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** A field of a list may come more than once; `name[key]` is a field of an object. */
function formOf(text: string, schema: JsonObject): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [, outer, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
    if (outer !== undefined && inner !== undefined)
      found[outer] = { ...(found[outer] as object), [inner]: value };
    else if (asObject(asObject(schema.properties)[name]).type === 'array')
      found[name] = [...((found[name] as unknown[]) ?? []), value];
    else found[name] = value;
  }
  return found;
}

/** Returns the first success of an operation with its example. */
export function exampleOf(document: JsonObject, operation: OperationModel): Answered {
  const references = referencesOf(document);
  const item = references.follow(asObject(document.paths)[operation.path]);
  const methods = { ...item, ...asObject(item.additionalOperations) };
  const responses = asObject(asObject(methods[operation.method.toLowerCase()]).responses);
  const status = Object.keys(responses).find((known) => /^2/.test(known)) ?? 'default';
  const response = references.follow(responses[status]);
  const code = Number(status.replace('XX', '00').replace('default', '200'));
  const headers = Object.entries(asObject(response.headers)).map(([name, header]) => [
    name,
    String(asObject(header).example ?? '/'),
  ]);
  const [[type, media] = []] = Object.entries(asObject(response.content));
  if (type === undefined) return { status: code, headers: Object.fromEntries(headers) };
  const concrete = type.replace('image/*', 'image/png').replace('*/*', 'application/json');
  const { example } = asObject(media);
  const content =
    typeof example === 'string' && !isJson(concrete) ? { text: example } : { body: example ?? null };
  return { status: code, headers: { ...Object.fromEntries(headers), 'content-type': concrete }, ...content };
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
