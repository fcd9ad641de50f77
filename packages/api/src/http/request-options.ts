/**
 * Options of one call besides its parameters. All `fetch` options are passed on unchanged, a framework's own `next` included. Nothing is
 * stored between calls, so a server may serve many people at once.
 */
export interface RequestOptions extends RequestInit {
  /** Origin of the service, such as `http://localhost:4000`; defaults to the page's own origin in a browser. */
  readonly baseUrl?: string;
  /** Time in ms after which the call, its retry included, fails with a `TimeoutError`. */
  readonly deadlineMs?: number;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Next.js: seconds the response may be cached, and its cache tags. */
  readonly next?: { readonly revalidate?: number | false; readonly tags?: string[] };
}

export function resolveUrl(path: string, baseUrl: string | undefined): string {
  return baseUrl === undefined ? path : `${baseUrl.replace(/\/+$/, '')}${path}`;
}

/** Returns the caller's signal combined with the deadline, if there is one. */
export function withDeadline(
  signal: AbortSignal | null | undefined,
  deadlineMs: number | undefined,
): AbortSignal | undefined {
  const given = signal ?? undefined;
  if (deadlineMs === undefined) return given;
  const deadline = AbortSignal.timeout(deadlineMs);
  return given === undefined ? deadline : AbortSignal.any([given, deadline]);
}
