import { isObject, type Json, type JsonObject } from '../../document.ts';
import { asObject } from './json-parts.ts';
import { type References, referencesOf } from './references.ts';

/** Returns the names of what the service itself sends: webhooks, and callbacks of operations. Nobody can drive them; reports name them. */
export function sentByService(document: JsonObject): string[] {
  const references = referencesOf(document);
  const webhooks = Object.keys(asObject(document.webhooks)).map((name) => `webhook ${name}`);
  const callbacks = Object.values(asObject(document.paths)).flatMap((item) =>
    Object.values(followed(references, item)).flatMap((operation) => {
      const { operationId = 'an operation', callbacks: named } = asObject(operation);
      return Object.keys(asObject(named)).map((name) => `callback ${name} of ${String(operationId)}`);
    }),
  );
  return [...webhooks, ...callbacks];
}

/** A path that cannot be read is a finding elsewhere. */
function followed(references: References, part: Json): JsonObject {
  try {
    return isObject(part) ? references.follow(part) : {};
  } catch {
    return {};
  }
}
