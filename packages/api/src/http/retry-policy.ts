/** Statuses after which a read is retried once. */
export const retriedStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/** Methods that change nothing. */
export const repeatableMethods: readonly string[] = ['GET', 'HEAD'];

/** A read is not retried if the service wants a longer pause: the reader would wait longer than for an error with a retry button. */
export const longestPauseMs = 2000;

/** Returns the delay in ms before the one retry, or `undefined` when the response is final. */
export function retryDelayMs(method: string, response: Response): number | undefined {
  if (!repeatableMethods.includes(method) || !retriedStatuses.includes(response.status)) return undefined;
  const delayMs = retryAfterMs(response.headers.get('retry-after')) ?? 0;
  return delayMs > longestPauseMs ? undefined : delayMs;
}

/** Converts Retry-After, seconds or an HTTP date, to ms from now; `undefined` when it is absent or unreadable. */
export function retryAfterMs(header: string | null, nowMs: number = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const atMs = text === '' ? Number.NaN : Date.parse(text);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}
