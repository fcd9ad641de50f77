/**
 * Puts `wrap` around the `fetch` that the framework lays its data cache over.
 *
 * Assumed: it takes what `globalThis.fetch` is when it first answers a request, once, and `register` of `instrumentation.ts` runs before.
 */
export function wrapBaseFetch(wrap: (send: typeof fetch) => typeof fetch): void {
  globalThis.fetch = wrap(globalThis.fetch);
}
