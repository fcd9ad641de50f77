import { isObject, type Json, type JsonObject } from '../../document.ts';
import { asObject, bareMediaType, isJson, isXml } from './json-parts.ts';
import type { BodyModel, HeaderModel, LinkModel, ResponseModel } from './operation-model.ts';
import { examplesOf } from './read-parameters.ts';
import type { References } from './references.ts';
import { xmlWriter } from './xml-writer.ts';

const forms = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/**
 * Reads the body. One media type is sent: JSON comes first, then forms, then a text or a file. Throws when the operation takes only types that
 * no request can be made of.
 */
export function readBody(references: References, part: Json): BodyModel | undefined {
  const body = references.follow(part);
  const content = Object.entries(asObject(body.content)).map(
    ([type, media]) => [type, references.follow(media)] as const,
  );
  if (content.length === 0) return undefined;
  const [declared, media] =
    content.find(([type]) => isJson(concrete(type))) ??
    content.find(([type]) => forms.includes(bareMediaType(type))) ??
    content.find(([type, { schema, example }]) => isPlain(references, type, schema, example)) ??
    content.find(([type, { schema }]) => isXml(type) && isObject(schema)) ??
    [];
  if (declared === undefined || media === undefined)
    throw new Error(`no request body of ${content.map(([type]) => type).join(', ')} can be made`);
  return {
    isRequired: body.required === true,
    mediaType: concrete(declared),
    mediaTypes: content.map(([type]) => bareMediaType(type)),
    schema: asObject(media.schema),
    examples: examplesOf(references, media),
    encoding: asObject(media.encoding),
    ...(isXml(declared) && isObject(media.schema) ? { xml: xmlWriter(references, media.schema) } : {}),
  };
}

/** Returns whether a body is sent as it stands: a text, a file, or whatever an example shows. */
function isPlain(
  references: References,
  type: string,
  schema: Json | undefined,
  example: Json | undefined,
): boolean {
  if (typeof example === 'string') return true;
  if (schema === undefined) return !/xml/i.test(type);
  return [references.follow(schema).type].flat().includes('string');
}

/** Returns a media type a range allows. */
function concrete(mediaType: string): string {
  if (!mediaType.includes('*')) return mediaType;
  if (/^text\//i.test(mediaType)) return 'text/plain';
  return /^image\//i.test(mediaType) ? 'image/png' : 'application/json';
}

export function readResponse(references: References, part: Json): ResponseModel {
  const response = references.follow(part);
  const content = Object.entries(asObject(response.content)).map(([type, described]) => {
    const { schema } = references.follow(described);
    return [type.toLowerCase(), schemaOf(schema)] as const;
  });
  const headers = Object.entries(asObject(response.headers))
    // OpenAPI: a description of this header is ignored, `content` has it.
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, described]): HeaderModel => {
      const { required, schema } = references.follow(described);
      return { name, isRequired: required === true, schema: asObject(schema) };
    });
  const links = Object.entries(asObject(response.links)).map(([name, described]) =>
    readLink(name, references.follow(described)),
  );
  return { content: new Map(content), headers, links };
}

function schemaOf(schema: Json | undefined): JsonObject | undefined {
  if (schema === false) return { not: {} };
  return isObject(schema) ? schema : undefined;
}

function readLink(name: string, { operationId, operationRef, parameters }: JsonObject): LinkModel {
  return { name, target: String(operationId ?? operationRef ?? ''), parameters: asObject(parameters) };
}
