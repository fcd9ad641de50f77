import { isObject, type Json, type JsonObject } from '../document.ts';
import { type Place, report } from './change.ts';

/** One alternative to authenticate: the schemes that are all needed, each with its scopes. */
type Way = Map<string, Set<string>>;

/** Compares who may call: the alternatives to authenticate (any one is enough) and the roles (`x-roles`). */
export function compareAccess(before: JsonObject, after: JsonObject, place: Place): void {
  const [was, is] = [waysOf(before.security), waysOf(after.security)];
  if (was.some((way) => !is.some((other) => isEnough(way, other))))
    report(
      { ...place, where: 'security' },
      'breaking',
      'security-tightened',
      before.security ?? [],
      after.security ?? [],
    );
  const lost = rolesOf(before).filter((role) => !rolesOf(after).some((other) => covers(other, role)));
  if (lost.length > 0)
    report({ ...place, where: 'x-roles' }, 'breaking', 'roles-narrowed', rolesOf(before), rolesOf(after));
}

function waysOf(security: Json | undefined): Way[] {
  const list = Array.isArray(security) ? security.filter(isObject) : [];
  if (list.length === 0) return [new Map()];
  return list.map(
    (way) =>
      new Map(
        Object.entries(way).map(([scheme, scopes]) => [scheme, new Set((scopes as Json[]).map(String))]),
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
