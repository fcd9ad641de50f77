import { isObject, type Json } from '../document.ts';

type Anchor = [name: string, path: string];

const known = new WeakMap<object, readonly Anchor[]>();

/**
 * Returns the path of the part with an `$anchor` or `$dynamicAnchor` in a file, as a reference writes it (`/components/schemas/Node`); `undefined`
 * when there is none. Throws where the name stands more than once.
 */
export function anchorIn(content: Json, name: string): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const anchors = known.get(content) ?? findAnchors(content, '');
  known.set(content, anchors);
  const found = anchors.filter(([other]) => other === name);
  if (found.length > 1) throw new Error(`the anchor #${name} stands more than once`);
  return found[0]?.[1];
}

function findAnchors(part: Json, path: string): Anchor[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = isObject(part) ? [part.$anchor, part.$dynamicAnchor] : [];
  const named = own.filter((name) => typeof name === 'string').map((name): Anchor => [name, path]);
  const inner = Object.entries(part).flatMap(([key, value]) =>
    findAnchors(value, `${path}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`),
  );
  return [...named, ...inner];
}
