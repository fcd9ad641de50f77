/** As long as the router may take to ask a second time for what it has just asked. */
const SHARED_MS = 1_000;

const shared = new Map<string, Promise<unknown>>();

/**
 * One call for all who ask the same within a moment, whatever comes of it. The router goes to the first filter of a kept page on the
 * guess that the filtered page has the same parts, and asks again when the server says otherwise: a read by POST, which nothing in
 * between keeps, would be made twice for one choice.
 *
 * @param key says everything the answer depends on
 */
export function shareBriefly<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  const known = shared.get(key) as Promise<Value> | undefined;
  if (known) return known;
  const result = read();
  shared.set(key, result);
  setTimeout(() => shared.delete(key), SHARED_MS).unref();
  return result;
}
