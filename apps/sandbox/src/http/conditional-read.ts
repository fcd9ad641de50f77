/**
 * Returns whether the caller still has the answer with this entity tag: `If-None-Match` names it, alone or in a list, or is `*`. The weak form
 * of a tag counts as well (RFC 9110, 13.1.2).
 */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const strong: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return strong.includes(tag);
}
