/**
 * Calls back once the page has been in front of the visitor for so long in all; time in a hidden tab does not count.
 *
 * @param seenMs milliseconds of being visible
 * @returns the function that calls it off
 */
export function whenSeen(seenMs: number, onSeen: () => void): () => void {
  let leftMs = seenMs;
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = () => {
    stop();
    onSeen();
  };
  const follow = () => {
    if (document.visibilityState === 'visible') {
      shownAt = performance.now();
      timer = setTimeout(finish, leftMs);
    } else if (timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      leftMs -= performance.now() - shownAt;
    }
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return stop;
}
