const LONGEST_WAIT_MS = 2_000;

/** Runs `work` when the page has nothing better to do. Answers the function that takes it back. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, LONGEST_WAIT_MS);
  return () => clearTimeout(timer);
}
