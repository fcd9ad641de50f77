import { vi } from 'vitest';

/**
 * Until the end of the test, lets every deadline run out as soon as somebody waits.
 *
 * @param longestMs a longer deadline is left as it is
 * @returns the milliseconds of each that runs out, as they are asked for
 */
export function runOutAtOnce(longestMs = Number.POSITIVE_INFINITY): readonly number[] {
  const deadlinesMs: number[] = [];
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    if (milliseconds > longestMs) return timeout.call(AbortSignal, milliseconds);
    deadlinesMs.push(milliseconds);
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')));
    return late.signal;
  });
  return deadlinesMs;
}
