/** Exact search tokens of a product, as text: a word, its category or an ancestor, its supplier, an option … */
export const tokenOf = {
  word: (word: string) => `w:${word}`,
  category: (id: string) => `c:${id}`,
  area: (categoryType: string) => `a:${categoryType}`,
  supplier: (id: string) => `s:${id}`,
  priceKind: (kind: string) => `p:${kind}`,
  supplierKind: (kind: string) => `k:${kind}`,
  confirmedSupplier: () => 'f:confirmed',
  saleCity: (id: string) => `l:${id}`,
  option: (propertyId: string, optionId: string) => `o:${propertyId}:${optionId}`,
  boolean: (propertyId: string, value: boolean) => `b:${propertyId}:${value}`,
  /** A token of every product; used for counting only. */
  anything: () => '*',
};

/**
 * Returns the number under which a token is stored: 64 bits of two FNV-1a hashes, as decimal text (JavaScript's numbers are too short).
 * Collisions within one catalogue are practically impossible: with a million tokens the chance is below one in ten million.
 */
export function tokenNumber(token: string): string {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let index = 0; index < token.length; index += 1) {
    const code = token.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + (low >>> 24)), 0x85ebca6b);
    high ^= high >>> 13;
  }
  return BigInt.asIntN(64, (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0)).toString();
}

/** Formats a list of token numbers as PostgreSQL writes it. */
export function tokenList(numbers: readonly string[]): string {
  return `{${numbers.join(',')}}`;
}
