import { isObject, type Json, type JsonObject } from '../../document.ts';
import { type Place, report } from '../place.ts';
import type { Documents } from './documents.ts';
import type { Call } from './path-items.ts';
import { renamedSchemes } from './security-schemes.ts';

/** One alternative to authenticate: the schemes that are all needed, each with its scopes. */
type Way = Map<string, Set<string>>;

/** Compares who may call: the alternatives to authenticate (any one is enough) and the roles (`x-roles`). */
export function compareAccess(documents: Documents, before: Call, after: Call, place: Place): void {
  // Names of schemes are not sent: the one that a scheme had before stands for it.
  const oldNames = new Map([...renamedSchemes(documents)].map(([old, now]) => [now, old]));
  const [was, is] = [waysOf(before.security), waysOf(after.security, oldNames)];
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

function waysOf(security: Json | undefined, names: ReadonlyMap<string, string> = new Map()): Way[] {
  const list = Array.isArray(security) ? security.filter(isObject) : [];
  if (list.length === 0) return [new Map()];
  return list.map(
    (way) =>
      new Map(
        Object.entries(way).map(([scheme, scopes]) => [
          names.get(scheme) ?? scheme,
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
