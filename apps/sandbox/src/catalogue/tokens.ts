/** What a product may be asked for exactly, as text: the word itself, its category or one above it, its supplier, an option … */
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
  /** Of every product; counted only. */
  anything: () => '*',
};

/**
 * The number a token is stored by: 64 bits of two FNV-1a hashes, as decimal text (JavaScript's numbers are too short). Two tokens of
 * one catalogue practically never meet: with a million of them the chance is below one in ten million.
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

/** A list of token numbers as PostgreSQL writes it. */
export function tokenList(numbers: readonly string[]): string {
  return `{${numbers.join(',')}}`;
}
