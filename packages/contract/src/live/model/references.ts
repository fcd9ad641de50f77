import { isObject, type Json, type JsonObject } from '../../document.ts';

/** Resolves references inside one contract. */
export interface References {
  /** Returns the object a `$ref` refers to, or the object itself. Throws for a reference that leads nowhere or to itself. */
  follow(part: Json | undefined): JsonObject;
}

export function referencesOf(document: JsonObject): References {
  const known = new Map<string, JsonObject>();

  function follow(part: Json | undefined, passed: readonly string[] = []): JsonObject {
    if (!isObject(part)) return {};
    const { $ref } = part;
    if (typeof $ref !== 'string') return part;
    if (passed.includes($ref)) throw new Error(`${$ref} leads to itself`);
    const found = known.get($ref) ?? lookUp(document, $ref);
    known.set($ref, found);
    return follow(found, [...passed, $ref]);
  }
  return { follow };
}

function lookUp(document: JsonObject, reference: string): JsonObject {
  const found = reference.startsWith('#/') ? valueAt(document, reference.slice(1)) : undefined;
  if (typeof found === 'boolean') return found ? {} : { not: {} };
  if (!isObject(found)) throw new Error(`${reference} leads nowhere`);
  return found;
}

/** Returns the value at a JSON pointer (`/a/0/b`), or `undefined`. */
export function valueAt(whole: Json | undefined, pointer: string): Json | undefined {
  let found = whole;
  for (const step of pointer.split('/').slice(1).map(unescapeStep)) {
    if (Array.isArray(found)) found = found[Number(step)];
    else found = isObject(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return found;
}

function unescapeStep(step: string): string {
  return decoded(step).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A pointer may hold a lone `%`, which is no escape. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
