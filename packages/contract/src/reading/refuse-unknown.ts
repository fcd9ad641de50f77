import { isObject, type Json, type JsonObject } from '../document.ts';

const dialects =
  /^https:\/\/(spec\.openapis\.org\/oas\/3\.\d+\/dialect\/|json-schema\.org\/draft\/2020-12\/)/;

/** Returns why a document cannot be judged, or `undefined`. What is not understood is refused, never passed over. */
export function refusal(document: Json): string | undefined {
  if (!isObject(document)) return 'is no OpenAPI 3 document';
  const { openapi, swagger, paths, webhooks, components, jsonSchemaDialect } = document;
  if (swagger !== undefined) return 'is Swagger 2; convert it to OpenAPI 3 first';
  const version = String(openapi ?? '');
  if (!/^3\.\d/.test(version)) return 'is no OpenAPI 3 document';
  if (!/^3\.[012](\.|$|-)/.test(version)) return `is OpenAPI ${version}; 3.0, 3.1 and 3.2 are understood`;
  for (const [name, part] of Object.entries({ paths, webhooks, components }))
    if (part !== undefined && part !== null && !isObject(part)) return `has ${name} that are no object`;
  if (paths === undefined && webhooks === undefined && components === undefined)
    return 'is no OpenAPI 3 document: it has neither paths nor webhooks nor components';
  if (typeof jsonSchemaDialect === 'string' && !dialects.test(jsonSchemaDialect))
    return `has schemas of the dialect ${jsonSchemaDialect}, which is not understood`;
  return findUnknown(document);
}

/** Finds keywords that change where references lead, and are not followed. */
function findUnknown(part: Json, path = '#'): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if (isObject(part) && !path.endsWith('/properties')) {
    const found = unknownIn(part);
    if (found !== undefined) return `${found} at ${path}, which is not followed`;
  }
  for (const [key, value] of Object.entries(part)) {
    if (data.has(key) && !path.endsWith('/properties')) continue;
    const found = findUnknown(value, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

function unknownIn({ $ref, $recursiveRef, $dynamicRef, $schema }: JsonObject): string | undefined {
  if ($ref !== undefined && typeof $ref !== 'string') return 'has a $ref that is no text';
  if ($recursiveRef !== undefined) return 'has $recursiveRef';
  if (typeof $dynamicRef === 'string' && !$dynamicRef.startsWith('#'))
    return `has $dynamicRef ${$dynamicRef}`;
  if (typeof $schema === 'string' && !dialects.test($schema)) return `has $schema ${$schema}`;
  return undefined;
}
