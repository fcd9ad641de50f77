import { isObject, type JsonObject } from '../../document.ts';
import { LiveSetupError } from '../live-setup-error.ts';
import { asObject } from './json-parts.ts';
import { withModernSchemas } from './modern-schemas.ts';

/** Returns a contract with the schemas of 3.1, whatever its version. Throws `LiveSetupError` for one without paths. */
export function modernDocument(document: JsonObject, source: string): JsonObject {
  if (!isObject(document.paths) || Object.keys(document.paths).length === 0)
    throw new LiveSetupError(`${source} has no paths`);
  return String(document.openapi).startsWith('3.0') ? asObject(withModernSchemas(document)) : document;
}
