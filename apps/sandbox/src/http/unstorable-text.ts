/** Returns the paths of the texts in a value that no database column accepts: with the character NUL, or with half of a surrogate pair. */
export function findUnstorable(
  value: unknown,
  path: readonly PropertyKey[] = [],
): (readonly PropertyKey[])[] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [path] : [];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(findUnstorable(key).length > 0 ? [path] : []),
    ...findUnstorable(part, [...path, Array.isArray(value) ? Number(key) : key]),
  ]);
}
