import { isObject, type Json } from '../document.ts';

/** Keys whose values are data, not parts of the contract. */
const data = new Set(['example', 'default', 'enum', 'const', 'value', 'dataValue']);

/** Keys whose values are parts by name: there, `example` is a name like any other. */
const named = new Set([
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'schemas', 'responses'],
  ...[
    'parameters',
    'requestBodies',
    'headers',
    'securitySchemes',
    'links',
    'callbacks',
    'pathItems',
    'paths',
  ],
  ...['webhooks', 'content', 'encoding', 'mediaTypes', 'examples'],
]);

/**
 * Calls `visit` for each reference of a document. What an extension or a discriminator's mapping calls a reference may be none; `isCertain` is
 * false there.
 */
export function visitReferences(
  part: Json,
  visit: (reference: string, isCertain: boolean) => void,
  isCertain = true,
  isNamed = false,
): void {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) {
    for (const item of part) visitReferences(item, visit, isCertain);
    return;
  }
  for (const key in part) {
    const value = part[key] as Json;
    if (isNamed) visitReferences(value, visit, isCertain);
    else if (key === '$ref' && typeof value === 'string') visit(value, isCertain);
    else if (key === 'discriminator') for (const [, target] of mappedReferences(value)) visit(target, false);
    else if (isWalked(key, value))
      visitReferences(value, visit, isCertain && !key.startsWith('x-'), named.has(key));
  }
}

/** Copies a document with each of its references replaced; an extension or mapping whose references cannot be stays as it is. */
export function mapReferences(part: Json, replace: (reference: string) => string, isNamed = false): Json {
  if (Array.isArray(part)) return part.map((item) => mapReferences(item, replace));
  if (!isObject(part)) return part;
  const entries = Object.entries(part).map(([key, value]): [string, Json] => {
    if (isNamed) return [key, mapReferences(value, replace)];
    if (key === '$ref' && typeof value === 'string') return [key, replace(value)];
    if (key === 'discriminator') return [key, mapMapping(value, replace)];
    if (!isWalked(key, value)) return [key, value];
    if (key.startsWith('x-')) return [key, mapExtension(value, replace)];
    return [key, mapReferences(value, replace, named.has(key))];
  });
  return Object.fromEntries(entries);
}

/** A list of examples is data; examples by name may be references. */
const isWalked = (key: string, value: Json) =>
  !data.has(key) && !(key === 'examples' && Array.isArray(value));

/** Returns the references of a discriminator's mapping, without the names of schemas in it. */
function mappedReferences(discriminator: Json): [value: string, reference: string][] {
  const mapping = isObject(discriminator) && isObject(discriminator.mapping) ? discriminator.mapping : {};
  return Object.entries(mapping).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && /[/#]|\.(ya?ml|json)$/i.test(entry[1]),
  );
}

function mapMapping(discriminator: Json, replace: (reference: string) => string): Json {
  if (!isObject(discriminator) || !isObject(discriminator.mapping)) return discriminator;
  const mapped = mappedReferences(discriminator).map(([value, reference]): [string, Json] => {
    const changed = mapExtension({ $ref: reference }, replace);
    return [value, isObject(changed) ? (changed.$ref ?? reference) : reference];
  });
  return { ...discriminator, mapping: { ...discriminator.mapping, ...Object.fromEntries(mapped) } };
}

function mapExtension(value: Json, replace: (reference: string) => string): Json {
  try {
    return mapReferences(value, replace);
  } catch {
    return value;
  }
}
