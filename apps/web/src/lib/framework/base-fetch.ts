/**
 * Wraps the `fetch` under the framework's data cache.
 *
 * Assumed: the framework takes `globalThis.fetch` when it answers its first request, once, and `register` of `instrumentation.ts` runs
 * before.
 */
export function wrapBaseFetch(wrap: (send: typeof fetch) => typeof fetch): void {
  globalThis.fetch = wrap(globalThis.fetch);
}
