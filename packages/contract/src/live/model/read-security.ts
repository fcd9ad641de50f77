import { isObject, type Json, type JsonObject } from '../../document.ts';
import { asList, asObject } from './json-parts.ts';
import type { OperationModel, SecurityScheme } from './operation-model.ts';
import type { References } from './references.ts';

type Access = Pick<OperationModel, 'login' | 'security'>;

/** Reads which credentials an operation takes. Throws for a scheme the contract does not describe. */
export function readSecurity(
  document: JsonObject,
  references: References,
  security: Json | undefined,
): Access {
  const schemes = asObject(asObject(document.components).securitySchemes);
  const alternatives = asList(security).map((way) =>
    Object.keys(asObject(way)).map((name) => readScheme(name, references, schemes[name])),
  );
  const filled = alternatives.filter((alternative) => alternative.length > 0);
  if (filled.length === 0) return { login: 'never', security: [] };
  return { login: filled.length < alternatives.length ? 'optional' : 'required', security: filled };
}

function readScheme(name: string, references: References, part: Json | undefined): SecurityScheme {
  if (!isObject(part)) throw new Error(`security scheme ${name} is not described`);
  const scheme = references.follow(part);
  if (scheme.type === 'apiKey') {
    const place = ['query', 'cookie'].includes(String(scheme.in)) ? String(scheme.in) : 'header';
    return { name, kind: 'apiKey', in: place as SecurityScheme['in'], parameter: String(scheme.name) };
  }
  return { name, kind: kindOf(scheme), in: 'header', parameter: 'authorization' };
}

function kindOf({ type, scheme }: JsonObject): SecurityScheme['kind'] {
  if (type === 'oauth2' || type === 'openIdConnect') return 'bearer';
  const word = String(scheme).toLowerCase();
  return type === 'http' && (word === 'bearer' || word === 'basic') ? word : 'other';
}
