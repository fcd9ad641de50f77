/**
 * Returns the regular expression of a `pattern`, or `undefined` when it is none. JSON Schema asks for Unicode expressions, which refuse
 * needless escapes (`\-`); many contracts have them, and mean the same without that flag.
 */
export function readPattern(pattern: string): RegExp | undefined {
  return compiled(pattern, 'u') ?? compiled(pattern, '');
}

function compiled(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
