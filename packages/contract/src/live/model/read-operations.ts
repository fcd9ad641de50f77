import { isObject, type Json, type JsonObject } from '../../document.ts';
import type {
  BodyModel,
  HeaderModel,
  OperationModel,
  ParameterModel,
  Place,
  ResponseModel,
} from './operation-model.ts';
import { type References, referencesOf } from './references.ts';

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'];
const openRoles = ['Anyone', 'LoggedIn'];

/** Reads all operations of a bundled OpenAPI 3.1 document, in its order. */
export function readOperations(document: JsonObject): OperationModel[] {
  const references = referencesOf(document);
  return Object.entries(asObject(document.paths)).flatMap(([path, part]) => {
    const item = references.follow(part);
    return methods.flatMap((method) => {
      const operation = item[method];
      return isObject(operation)
        ? [readOperation({ document, references, path, item, method }, operation)]
        : [];
    });
  });
}

interface Surroundings {
  document: JsonObject;
  references: References;
  path: string;
  item: JsonObject;
  method: string;
}

function readOperation(
  { document, references, path, item, method }: Surroundings,
  operation: JsonObject,
): OperationModel {
  const responses = Object.entries(asObject(operation.responses)).map(
    ([status, part]) => [status, readResponse(references, part)] as const,
  );
  const roles = asList(operation['x-roles']).map(String);
  return {
    id: typeof operation.operationId === 'string' ? operation.operationId : `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    tag: String(asList(operation.tags)[0] ?? 'untagged'),
    parameters: readParameters(references, asList(item.parameters), asList(operation.parameters)),
    body: operation.requestBody === undefined ? undefined : readBody(references, operation.requestBody),
    responses: new Map(responses),
    roles: roles.filter((role) => !openRoles.includes(role)),
    login: readLogin(operation.security ?? document.security),
    furtherRules: asList(operation['x-further-rules']).map(String),
    isSafe: ['get', 'head'].includes(method) || operation['x-safe'] === true,
  };
}

/** Merges parameters: an operation's replaces the path's one of the same name and place. */
function readParameters(references: References, ofPath: Json[], ofOperation: Json[]): ParameterModel[] {
  const found = new Map<string, ParameterModel>();
  for (const part of [...ofPath, ...ofOperation]) {
    const parameter = references.follow(part);
    const place = String(parameter.in);
    if (!['path', 'query', 'header'].includes(place)) continue;
    found.set(`${place} ${parameter.name}`, {
      name: String(parameter.name),
      in: place as Place,
      isRequired: parameter.required === true,
      schema: asObject(parameter.schema),
      examples: examplesOf(references, parameter),
      isExploded: parameter.explode !== false && place === 'query',
    });
  }
  return [...found.values()];
}

/** Reads the body. The first media type is the one that is sent; JSON comes first. */
function readBody(references: References, part: Json): BodyModel | undefined {
  const body = references.follow(part);
  const content = Object.entries(asObject(body.content));
  const [mediaType, media] = content.find(([type]) => isJson(type)) ?? content[0] ?? [];
  if (mediaType === undefined || !isObject(media)) return undefined;
  return {
    isRequired: body.required === true,
    mediaType,
    schema: asObject(media.schema),
    examples: examplesOf(references, media),
  };
}

function readResponse(references: References, part: Json): ResponseModel {
  const response = references.follow(part);
  const content = Object.entries(asObject(response.content)).map(
    ([type, media]) =>
      [type.toLowerCase(), isObject(media) && isObject(media.schema) ? media.schema : undefined] as const,
  );
  const headers = Object.entries(asObject(response.headers)).map(([name, header]): HeaderModel => {
    const { required, schema } = references.follow(header);
    return { name, isRequired: required === true, schema: asObject(schema) };
  });
  return { content: new Map(content), headers };
}

function readLogin(security: Json | undefined): OperationModel['login'] {
  const ways = asList(security).map((way) => Object.keys(asObject(way)).length);
  if (ways.length === 0) return 'never';
  return ways.includes(0) ? (ways.some((count) => count > 0) ? 'optional' : 'never') : 'required';
}

function examplesOf(references: References, part: JsonObject): Json[] {
  const named = Object.values(asObject(part.examples)).map((example) => references.follow(example).value);
  return [part.example, ...named].filter((example) => example !== undefined);
}

export function isJson(mediaType: string): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(mediaType);
}

export function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function asList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
