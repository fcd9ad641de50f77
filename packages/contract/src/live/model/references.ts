import { isObject, type Json, type JsonObject } from '../../document.ts';

/** Resolves references inside one contract. */
export interface References {
  /** Returns the object a `$ref` refers to, or the object itself. Throws for an unresolvable reference. */
  follow(part: Json | undefined): JsonObject;
}

export function referencesOf(document: JsonObject): References {
  const known = new Map<string, JsonObject>();

  function follow(part: Json | undefined): JsonObject {
    if (!isObject(part)) return {};
    const { $ref } = part;
    if (typeof $ref !== 'string') return part;
    const found = known.get($ref) ?? lookUp(document, $ref);
    known.set($ref, found);
    return follow(found);
  }
  return { follow };
}

function lookUp(document: JsonObject, reference: string): JsonObject {
  const steps = reference.replace(/^#\//, '').split('/').map(unescapeStep);
  let found: Json | undefined = document;
  for (const step of steps) found = isObject(found) ? found[step] : undefined;
  if (!reference.startsWith('#/') || !isObject(found)) throw new Error(`${reference} leads nowhere`);
  return found;
}

function unescapeStep(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}
