/**
 * How one call is made, beside what it asks. Everything `fetch` knows is passed on untouched, a framework's own `next`
 * among it. All of it belongs to the one call: nothing is kept between calls, so a server may answer many people at once.
 */
export interface RequestOptions extends RequestInit {
  /** Origin of the service, such as `http://localhost:4000`; in a browser the page's own origin. */
  readonly baseUrl?: string;
  /** Milliseconds until the call, its one repetition included, is given up with a `TimeoutError`. */
  readonly deadlineMs?: number;
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Next.js: seconds the answer may be kept, and the names it can be dropped by. */
  readonly next?: { readonly revalidate?: number | false; readonly tags?: string[] };
}

export function resolveUrl(path: string, baseUrl: string | undefined): string {
  return baseUrl === undefined ? path : `${baseUrl.replace(/\/+$/, '')}${path}`;
}

/** The caller's signal, joined with the deadline where there is one. */
export function withDeadline(
  signal: AbortSignal | null | undefined,
  deadlineMs: number | undefined,
): AbortSignal | undefined {
  const given = signal ?? undefined;
  if (deadlineMs === undefined) return given;
  const deadline = AbortSignal.timeout(deadlineMs);
  return given === undefined ? deadline : AbortSignal.any([given, deadline]);
}
