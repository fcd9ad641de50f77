import { vi } from 'vitest';

/**
 * Until the end of the test, lets every deadline run out as soon as somebody waits.
 *
 * @returns the milliseconds of each, as they are asked for
 */
export function runOutAtOnce(): readonly number[] {
  const deadlinesMs: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    deadlinesMs.push(milliseconds);
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')));
    return late.signal;
  });
  return deadlinesMs;
}
