import { isObject, type Json, type OpenApiDocument } from './document.ts';

const prose = new Set(['description', 'summary', 'examples', 'example']);

/** Removes descriptions from the contract: in a schema they would be bytes the browser loads and nobody reads. */
export function withoutProse(document: OpenApiDocument): OpenApiDocument {
  const { examples: _, ...components } = document.components;
  return strip({ ...document, components }, false) as OpenApiDocument;
}

/** `areNames`: the keys are names of the contract, such as a property called `description`. */
function strip(value: Json, areNames: boolean): Json {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  if (!isObject(value)) return value;
  const stored = Object.entries(value).filter(([key, part]) => areNames || !isProse(key, part, value));
  return Object.fromEntries(stored.map(([key, part]) => [key, strip(part, !areNames && holdsNames(key))]));
}

/** A response must keep its description: without it the document is not valid OpenAPI. */
function isProse(key: string, _part: Json, owner: { [name: string]: Json }): boolean {
  const isResponse = 'content' in owner || 'headers' in owner;
  return prose.has(key) && !(key === 'description' && isResponse);
}

function holdsNames(key: string): boolean {
  return key === 'properties' || key === 'schemas' || key === 'headers' || key === 'parameters';
}
