/** No whole answer came: no connection, a broken one, or an address that does not resolve. `cause` is the reason. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** No answer, no status: so that `error.status` can be asked of whatever a call throws. */
  readonly status = undefined;
  readonly url: string;
  readonly method: string;

  constructor({ url, method }: { url: string; method: string }, cause: unknown) {
    super(`${method} ${url}: no answer`, { cause });
    this.url = url;
    this.method = method;
  }
}

interface Requested {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal | undefined;
}

/** What to throw when sending or reading failed: the signal's own reason if that is why, so that callers tell late from broken. */
export function networkFailure(error: unknown, requested: Requested): unknown {
  return requested.signal?.aborted ? requested.signal.reason : new NetworkError(requested, error);
}
