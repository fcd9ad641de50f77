const LONGEST_WAIT_MS = 2_000;

/** Runs `work` when the browser is idle. Returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, LONGEST_WAIT_MS);
  return () => clearTimeout(timer);
}
