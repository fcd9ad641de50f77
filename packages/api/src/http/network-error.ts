/** No complete response arrived: no connection, a broken one, or an address that does not resolve. `cause` holds the reason. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** Always `undefined`, so that `error.status` can be read from any error of a call. */
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

/**
 * Returns the error to throw when sending or reading failed: the signal's own reason if it was the cause, so that callers can tell a
 * timeout from a broken connection.
 */
export function networkFailure(error: unknown, requested: Requested): unknown {
  return requested.signal?.aborted ? requested.signal.reason : new NetworkError(requested, error);
}
