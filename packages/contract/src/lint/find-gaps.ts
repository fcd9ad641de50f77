import { isObject, type Json, type JsonObject, type OpenApiDocument } from '../document.ts';
import { headerGaps } from './header-gaps.ts';
import { schemaGaps } from './schema-gaps.ts';

/**
 * Returns what a stranger would miss in the bundled contract, one sentence each: descriptions, formats and bounds of every schema, headers of
 * every answer, and whether a list is paged. Redocly and Spectral have no rule for these.
 */
export function findGaps(document: OpenApiDocument): string[] {
  const { schemas = {}, parameters = {} } = document.components;
  const resolve = (part: Json | undefined): JsonObject => resolveIn(document, part);
  const found = [
    ...Object.entries(schemas).flatMap(([name, schema]) => [
      ...(isObject(schema) && schema.description === undefined ? [`${name} has no description`] : []),
      ...schemaGaps(name, schema, resolve),
    ]),
    ...Object.values(parameters).flatMap((parameter) => parameterGaps('every call', parameter, resolve)),
  ];
  for (const item of Object.values(document.paths))
    for (const operation of isObject(item) ? Object.values(item) : [])
      if (isObject(operation)) found.push(...operationGaps(operation, resolve));
  return [...new Set(found)];
}

type Resolve = (part: Json | undefined) => JsonObject;

function operationGaps(operation: JsonObject, resolve: Resolve): string[] {
  const id = String(operation.operationId);
  const responses = isObject(operation.responses) ? operation.responses : {};
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  const bodies = [operation.requestBody, ...Object.values(responses)].map(resolve);
  const isWhole = contents(resolve(responses['200'])).some((schema) => resolve(schema).type === 'array');
  return [
    ...parameters.flatMap((parameter) => parameterGaps(id, parameter, resolve)),
    ...bodies.flatMap(contents).flatMap((schema) => schemaGaps(id, schema, resolve)),
    ...headerGaps(operation, resolve),
    ...(isWhole && !/not paged/i.test(String(operation.description))
      ? [`${id} answers a list and does not say that it is not paged`]
      : []),
  ];
}

function parameterGaps(id: string, parameter: Json, resolve: Resolve): string[] {
  const { name, in: place, schema = {} } = resolve(parameter);
  // HTTP's own: whatever stands in it, no answer is refused for it.
  if (name === 'If-None-Match') return [];
  return schemaGaps(`${id}, ${String(place)} ${String(name)}`, schema, resolve);
}

function contents({ content }: JsonObject): Json[] {
  const media = isObject(content) ? Object.values(content) : [];
  return media.flatMap((each) => (isObject(each) && each.schema !== undefined ? [each.schema] : []));
}

function resolveIn(document: OpenApiDocument, part: Json | undefined): JsonObject {
  if (!isObject(part)) return {};
  if (typeof part.$ref !== 'string') return part;
  const steps = part.$ref.split('/').slice(1);
  const found = steps.reduce<Json>(
    (value, step) => (isObject(value) ? (value[step] ?? {}) : {}),
    document as JsonObject,
  );
  return resolveIn(document, found);
}
