import { isObject, type Json, type JsonObject } from '../../document.ts';
import { type Place, report } from '../place.ts';
import type { Documents } from './documents.ts';
import type { Call } from './path-items.ts';
import { schemeKey, schemesOf } from './security-schemes.ts';

/** One alternative to authenticate: the schemes that are all needed, each with its scopes. */
type Way = Map<string, Set<string>>;

/** Compares who may call: the alternatives to authenticate (any one is enough) and the roles (`x-roles`). */
export function compareAccess(documents: Documents, before: Call, after: Call, place: Place): void {
  const keys = schemeKeys(documents);
  const [was, is] = [waysOf(before.security, keys.before), waysOf(after.security, keys.after)];
  if (was.some((way) => !is.some((other) => isEnough(way, other))))
    report(
      { ...place, where: 'security' },
      'breaking',
      'security-tightened',
      before.security ?? [],
      after.security ?? [],
    );
  const [old, now] = [rolesOf(before.operation), rolesOf(after.operation)];
  const lost = old.filter((role) => !now.some((other) => covers(other, role)));
  if (lost.length > 0) report({ ...place, where: 'x-roles' }, 'breaking', 'roles-narrowed', old, now);
}

type Key = (name: string) => string;

/** A scheme that both documents name is one scheme, and its changes are reported once; another name is not sent, so its kind counts. */
function schemeKeys({ before, after, pair }: Documents): { before: Key; after: Key } {
  const old = schemesOf(before, pair.before.references);
  const now = schemesOf(after, pair.after.references);
  const keyIn = (schemes: Map<string, JsonObject>, others: Map<string, JsonObject>): Key => {
    return (name) => {
      const scheme = schemes.get(name);
      return scheme === undefined || others.has(name) ? name : schemeKey(scheme);
    };
  };
  const aliases = new Map(
    [...old].filter(([name]) => now.has(name)).map(([name, scheme]) => [schemeKey(scheme), name]),
  );
  const alias =
    (key: Key): Key =>
    (name) =>
      aliases.get(key(name)) ?? key(name);
  return { before: alias(keyIn(old, now)), after: alias(keyIn(now, old)) };
}

function waysOf(security: Json | undefined, key: Key): Way[] {
  const list = Array.isArray(security) ? security.filter(isObject) : [];
  if (list.length === 0) return [new Map()];
  return list.map(
    (way) =>
      new Map(
        Object.entries(way).map(([scheme, scopes]) => [
          key(scheme),
          new Set(Array.isArray(scopes) ? scopes.map(String) : []),
        ]),
      ),
  );
}

/** Returns whether a caller authenticated by `way` satisfies `other` too. */
function isEnough(way: Way, other: Way): boolean {
  return [...other].every(
    ([scheme, scopes]) => [...scopes].every((scope) => way.get(scheme)?.has(scope)) && way.has(scheme),
  );
}

const rolesOf = (operation: JsonObject): string[] => {
  const roles = operation['x-roles'];
  return Array.isArray(roles) ? roles.map(String) : ['Anyone'];
};

const covers = (role: string, other: string) =>
  role === other || role === 'Anyone' || (role === 'LoggedIn' && other !== 'Anyone');
