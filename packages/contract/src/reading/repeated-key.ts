/**
 * Returns the first key, as it is written, that one object of a valid JSON text has twice: of its two values one would be passed over.
 * `undefined` when there is none.
 */
export function repeatedKey(text: string): string | undefined {
  // Keys of each object around the current place; a list has none.
  const around: (Set<string> | undefined)[] = [];
  const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/g;
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const [token, colon] = found;
    if (token === '{') around.push(new Set());
    else if (token === '[') around.push(undefined);
    else if (token === '}' || token === ']') around.pop();
    else if (colon !== undefined) {
      const key = token.slice(0, token.length - colon.length);
      const keys = around.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}
