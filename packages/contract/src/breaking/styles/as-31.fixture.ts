import { isObject, type Json, type JsonObject, type OpenApiDocument } from '../../document.ts';

/** Writes a document of 3.0 in the words of 3.1: null as a type, bounds as numbers, files and base64 by their content. */
export function as31(document: OpenApiDocument): OpenApiDocument {
  return { ...(rewrite(document) as OpenApiDocument), openapi: '3.1.1' };
}

function rewrite(part: Json): Json {
  if (Array.isArray(part)) return part.map(rewrite);
  if (!isObject(part)) return part;
  const schema = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, rewrite(value)]));
  for (const end of ['Minimum', 'Maximum']) writeBound(schema, `exclusive${end}`, end.toLowerCase());
  writeContent(schema);
  return writeNull(schema);
}

function writeBound(schema: JsonObject, exclusive: string, plain: string): void {
  if (typeof schema[exclusive] !== 'boolean') return;
  if (schema[exclusive] === true) {
    schema[exclusive] = schema[plain] as Json;
    delete schema[plain];
  } else delete schema[exclusive];
}

function writeContent(schema: JsonObject): void {
  if (schema.type !== 'string' || (schema.format !== 'byte' && schema.format !== 'binary')) return;
  if (schema.format === 'byte') schema.contentEncoding = 'base64';
  else schema.contentMediaType = 'application/octet-stream';
  delete schema.format;
}

function writeNull({ nullable, ...schema }: JsonObject): JsonObject {
  if (nullable !== true) return schema;
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  if (Array.isArray(schema.anyOf)) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  const { allOf } = schema;
  const [only] = Array.isArray(allOf) ? allOf : [];
  return { anyOf: [only as Json, { type: 'null' }] };
}
