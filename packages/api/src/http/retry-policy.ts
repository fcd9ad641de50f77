/** Statuses after which a read is asked once more. */
export const retriedStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/** Methods that change nothing. */
export const repeatableMethods: readonly string[] = ['GET', 'HEAD'];

/** A service that wants a longer pause gets no second question: a reader would wait longer than for an error with a retry button. */
export const longestPauseMs = 2000;

/** Milliseconds until the one repetition, or undefined when the answer stands. */
export function retryDelayMs(method: string, response: Response): number | undefined {
  if (!repeatableMethods.includes(method) || !retriedStatuses.includes(response.status)) return undefined;
  const delayMs = retryAfterMs(response.headers.get('retry-after')) ?? 0;
  return delayMs > longestPauseMs ? undefined : delayMs;
}

/** Retry-After as milliseconds from now: seconds or an HTTP date. Undefined when it is absent or unreadable. */
export function retryAfterMs(header: string | null, nowMs: number = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const atMs = text === '' ? Number.NaN : Date.parse(text);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}
