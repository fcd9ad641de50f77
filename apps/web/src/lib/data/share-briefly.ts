/** How long in ms the router may take to repeat the request it has just made. */
const SHARED_MS = 1_000;

const shared = new Map<string, Promise<unknown>>();

/**
 * Shares one call between all callers of the same key within a moment, whatever its outcome. The router requests the first filter of a
 * cached page on the assumption that the filtered page has the same parts, and requests again when the server says otherwise: a read by
 * POST, which no cache in between stores, would be made twice for one filter.
 *
 * @param key contains everything the response depends on
 */
export function shareBriefly<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  const known = shared.get(key) as Promise<Value> | undefined;
  if (known) return known;
  const result = read();
  shared.set(key, result);
  setTimeout(() => shared.delete(key), SHARED_MS).unref();
  return result;
}
