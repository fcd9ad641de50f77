let begun: string | undefined;

/** Makes the calls of this document belong to a trace from now on, where the server began none for it. */
export function beginTrace(traceparent: string): void {
  begun = traceparent;
}

/**
 * Returns the trace that calls of this document belong to: the one in its `Server-Timing`. A page from a cache has none, because it is the
 * same for everybody. Undefined outside of a document.
 */
export function pageTrace(): string | undefined {
  const [navigation] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const timings = (navigation as PerformanceNavigationTiming | undefined)?.serverTiming;
  return begun ?? timings?.find(({ name }) => name === 'traceparent')?.description;
}
