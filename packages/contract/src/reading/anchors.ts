import { isObject, type Json } from '../document.ts';

const known = new WeakMap<object, ReadonlyMap<string, string>>();

/** Returns the path of each `$anchor` and `$dynamicAnchor` in a file, as a reference writes it (`/components/schemas/Node`). */
export function anchorsOf(content: Json): ReadonlyMap<string, string> {
  if (typeof content !== 'object' || content === null) return new Map();
  const found = known.get(content) ?? new Map(findAnchors(content, ''));
  known.set(content, found);
  return found;
}

function findAnchors(part: Json, path: string): [name: string, path: string][] {
  if (typeof part !== 'object' || part === null) return [];
  const own = isObject(part) ? [part.$anchor, part.$dynamicAnchor] : [];
  const named = own.filter((name) => typeof name === 'string').map((name): [string, string] => [name, path]);
  const inner = Object.entries(part).flatMap(([key, value]) =>
    findAnchors(value, `${path}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`),
  );
  return [...named, ...inner];
}
